import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';

/** `late`: longer than people are told that it can take; it is not asked for by itself any more. */
export type Progress = 'expected' | 'late' | 'ready';

export function progressOf({ status, submittedAt }: SubmissionRow, now: Date): Progress {
  if (status === 'ready') return 'ready';
  const isLate = now.getTime() - Date.parse(submittedAt) >= resultWaitMinutes * 60_000;
  return isLate ? 'late' : 'expected';
}

export const isExpected = (row: SubmissionRow, now: Date): boolean => progressOf(row, now) === 'expected';
