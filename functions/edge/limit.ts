import { refuse } from './outcome.ts';

/** At most `max` allowed tries of one `kind` by one `subject` in each window. `subject` is a keyed hash, never a plain name. */
export type Limit = { kind: string; subject: string; max: number; windowSeconds: number };

export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Takes one try from a limit, if there is one left. */
export type Take = (limit: Limit, now: Date) => Promise<Taken>;

/** The 429 that says when to try again; `what` is a sentence about what there was too much of. */
export const tooMany = (what: string, retryAfterSeconds: number) =>
  refuse('slow-down', `${what} Please try again in ${waitWords(retryAfterSeconds)}.`, { retryAfterSeconds });

/** Rounded up: who waits as long as the words say gets in. */
const waitWords = (seconds: number): string => {
  if (seconds <= 60) return 'a minute';
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
};
