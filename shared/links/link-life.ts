/** How long a link can work, in days, and the choice that is preset. */
export const linkDays = [1, 7, 30] as const;
export type LinkDays = (typeof linkDays)[number];
export const presetLinkDays: LinkDays = 7;

/** What one press of “Keep it 7 more days” adds. */
export const moreDays = 7;

/** No link works for longer than this from now on, however often it is kept. */
const maxDaysAhead = 30;

/** Wrong passcodes for the life of a link, over all who try. SMART Health Links asks for such a count and leaves its size open. */
export const maxWrongTries = 5;

/** Links of one person that are open at once. More would be links that nobody remembers. */
export const maxOpenLinks = 10;

const dayMs = 24 * 60 * 60 * 1000;
const daysFrom = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);

export const endOfLink = (now: Date, days: LinkDays): Date => daysFrom(now, days);

/** The end of a link that ends at `endsAt` and is kept. Never earlier than it was. */
export const keptEnd = (endsAt: Date, now: Date): Date => {
  const next = Math.min(daysFrom(endsAt, moreDays).getTime(), daysFrom(now, maxDaysAhead).getTime());
  return new Date(Math.max(next, endsAt.getTime()));
};
