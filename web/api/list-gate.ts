import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';

/** The gap that the specification asks for between two fetches of the list, whatever the reason for the second. */
const gapMs = 5000;

/**
 * A result is usually there so soon after its answers were taken (on a busy machine 286 ms for 95 of 100, see
 * docs/reliability.md). The list is not asked for before: its next answer would come only after the gap, and the person
 * would wait that long for a result that was ready.
 */
const resultUsuallyAfterMs = 400;

let lastAskedAt = Number.NEGATIVE_INFINITY;
let sending: Promise<void> = Promise.resolve();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Resolves when the list may be asked for, and counts as asking for it. Throws when nobody wants the answer any more. */
export async function whenListMayBeAsked(signal: AbortSignal): Promise<void> {
  await sending;
  await pause(lastAskedAt + gapMs - Date.now());
  signal.throwIfAborted();
  lastAskedAt = Date.now();
}

/** The next person's first fetch follows no other, and waits for no answers of somebody else. */
export function forgetLastAsked(): void {
  lastAskedAt = Number.NEGATIVE_INFINITY;
  sending = Promise.resolve();
}

/** While answers are on their way the list is not asked for; once they are taken, when their result may be there. */
export function whileSending<T>(send: () => Promise<T>, isTaken: (ending: T) => boolean): Promise<T> {
  const sent = send();
  sending = sent.then(
    (ending) => (isTaken(ending) ? pause(resultUsuallyAfterMs) : undefined),
    () => {},
  );
  return sent;
}

/** `late`: longer than people are told that it can take; it is not asked for by itself any more. */
export type Progress = 'expected' | 'late' | 'ready';

export function progressOf({ status, submittedAt }: SubmissionRow, now: Date): Progress {
  if (status === 'ready') return 'ready';
  const isLate = now.getTime() - Date.parse(submittedAt) >= resultWaitMinutes * 60_000;
  return isLate ? 'late' : 'expected';
}

export const isExpected = (row: SubmissionRow, now: Date): boolean => progressOf(row, now) === 'expected';
