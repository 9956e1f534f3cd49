import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';

/**
 * The minimum time in ms between two fetches of the same thing, whatever the reason for the second. From the
 * specification.
 */
export const gapMs = 5000;

/**
 * How soon a result is usually ready after the API has accepted the answers (on a busy machine within 286 ms for 95 of
 * 100, see docs/reliability.md). The list is not fetched earlier, because the next fetch comes only after the gap, and
 * the user would wait that long for a result that was ready.
 */
const resultUsuallyAfterMs = 400;

let lastAskedAt = Number.NEGATIVE_INFINITY;
let sending: Promise<void> = Promise.resolve();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Resolves when the list may be fetched, and counts as a fetch. Throws if the signal has aborted. */
export async function whenListMayBeAsked(signal: AbortSignal): Promise<void> {
  await sending;
  await pause(lastAskedAt + gapMs - Date.now());
  signal.throwIfAborted();
  lastAskedAt = Date.now();
}

/** Lets the next user's first fetch start at once, without waiting for the gap or for the previous user's answers. */
export function forgetLastAsked(): void {
  lastAskedAt = Number.NEGATIVE_INFINITY;
  sending = Promise.resolve();
}

/**
 * Holds back the list while answers are on their way and, once the API has accepted them, until their result may be
 * ready.
 */
export function whileSending<T>(send: () => Promise<T>, isTaken: (ending: T) => boolean): Promise<T> {
  const sent = send();
  sending = sent.then(
    (ending) => (isTaken(ending) ? pause(resultUsuallyAfterMs) : undefined),
    () => {},
  );
  return sent;
}

/** `late` means that it takes longer than we tell users, so the list is no longer polled for it. */
export type Progress = 'expected' | 'late' | 'ready';

export function progressOf({ status, submittedAt }: SubmissionRow, now: Date): Progress {
  if (status === 'ready') return 'ready';
  const isLate = now.getTime() - Date.parse(submittedAt) >= resultWaitMinutes * 60_000;
  return isLate ? 'late' : 'expected';
}

export const isExpected = (row: SubmissionRow, now: Date): boolean => progressOf(row, now) === 'expected';
