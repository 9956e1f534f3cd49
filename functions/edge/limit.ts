import { paragraph } from '#shared/words/phrases.ts';
import { tryAgainIn } from '#shared/words/try-again-in.ts';
import { refuse } from './outcome.ts';

/**
 * At most `max` allowed attempts of one `kind` by one `subject` in each window. `subject` is a keyed hash, never a plain name.
 */
export type Limit = { kind: string; subject: string; max: number; windowSeconds: number };

export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Takes one attempt from a limit, if any is left. */
export type Take = (limit: Limit, now: Date) => Promise<Taken>;

/**
 * At most `max` allowed attempts in any period of `windowSeconds`, of one `kind` by one `subject`; all windows count the same
 * attempts.
 */
export type RollingLimit = Pick<Limit, 'kind' | 'subject'> & {
  windows: readonly Pick<Limit, 'max' | 'windowSeconds'>[];
};

/**
 * Takes one attempt from all windows of a limit, or from none. `instead`: the instant at which this attempt was counted before,
 * which the new one replaces.
 */
export type TakeRolling = (limit: RollingLimit, now: Date, instead?: Date) => Promise<Taken>;

/** The second in which an attempt is counted. */
export const secondOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The times with one attempt of this second removed. */
export const withoutTry = (times: readonly number[], second: number): number[] => {
  const at = times.indexOf(second);
  return at < 0 ? [...times] : times.toSpliced(at, 1);
};

/**
 * Whether one more attempt is allowed after those in `times` (seconds since 1970, oldest first), and the times that still
 * matter after it.
 */
export const judgeRolling = (
  { windows }: Pick<RollingLimit, 'windows'>,
  times: readonly number[],
  second: number,
): { allowed: true; times: number[] } | { allowed: false; retryAfterSeconds: number } => {
  const waits = windows.map(({ max, windowSeconds }) => {
    // Only attempts inside the window cause a wait.
    const oldest = times.at(-max);
    return oldest === undefined ? 0 : oldest + windowSeconds - second;
  });
  const wait = Math.max(...waits);
  if (wait > 0) return { allowed: false, retryAfterSeconds: wait };
  const longest = Math.max(...windows.map(({ windowSeconds }) => windowSeconds));
  return { allowed: true, times: [...times.filter((time) => time > second - longest), second] };
};

/** The 429 that says when to try again. `what` is a sentence about what there was too much of. */
export const tooMany = (what: string, retryAfterSeconds: number) =>
  refuse('slow-down', paragraph(what, tryAgainIn(retryAfterSeconds)), { retryAfterSeconds });
