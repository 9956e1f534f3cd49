import { addMonths } from '#shared/scoring/calendar.ts';
import { dayInZone, instantInZone } from '#shared/scoring/day-in-zone.ts';
import type { Years } from './reminder-years.ts';

const hourMs = 60 * 60 * 1000;

/** Of each person: what was promised and not held. Judged by what happened alone, without the worker's own functions. */
export const brokenPromises = ({ months, timeZone, askedAt, visits, retakes, offAt, mails }: Years): string[] => {
  const times = mails.map(({ at }) => at);
  const broken: string[] = [];
  const earliest = (from: number) =>
    instantInZone(addMonths(dayInZone(new Date(from), timeZone), months), 9 * 60, timeZone).getTime();
  times.forEach((at, position) => {
    const from = Math.max(askedAt, times[position - 1] ?? 0, ...retakes.filter((retake) => retake < at));
    if (at < earliest(from)) broken.push(`mail ${position + 1} came before its ${months} months`);
    if (offAt !== null && at > offAt) broken.push('a mail after it was turned off');
    const [one, two] = times.slice(position - 2, position);
    if (position >= 2 && one !== undefined && two !== undefined && !visits.some((visit) => visit > one && visit < at))
      broken.push('a third mail without a visit');
    // Through every retry it comes by day: within half a day of nine o'clock.
    const since = at - instantInZone(dayInZone(new Date(at), timeZone), 9 * 60, timeZone).getTime();
    if (since < 0 || since > 14 * hourMs)
      broken.push(`a mail at ${new Date(at).toISOString()}, by night in ${timeZone}`);
  });
  return broken;
};
