import { type Log, nameOfError } from '#functions/edge/log.ts';
import type { Measure } from '#functions/edge/metrics.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { SubmissionKey, SubmissionSummary } from './submission.ts';

export type EnqueueAgainDeps = {
  /** Of many callers at once, one gets true. */
  claimWaiting: (key: SubmissionKey, waitingSince: string, now: Date) => Promise<boolean>;
  enqueue: (job: ResultJob) => Promise<void>;
  now: () => Date;
  log: Log;
  measure: Measure;
};

/**
 * Enqueues a submission again whose result is overdue: its message may never have been sent. This makes a waiting person's
 * result come sooner. It never makes their call fail, because the sweep enqueues the submission anyway.
 */
export const enqueueAgain = async (
  { claimWaiting, enqueue, now, log, measure }: EnqueueAgainDeps,
  submission: SubmissionSummary,
  afterSeconds: number,
): Promise<void> => {
  const { userId, sessionId, submissionId, waitingSince, state } = submission;
  const dueAt = now().getTime() - afterSeconds * 1000;
  if (state !== 'received' || !waitingSince || Date.parse(waitingSince) > dueAt) return;
  try {
    if (!(await claimWaiting(submission, waitingSince, now()))) return;
    await enqueue({ userId, sessionId, submissionId });
    measure('Requeued');
    log.info('waiting job enqueued again', { submissionId });
  } catch (error) {
    log.warn('waiting job not checked', { submissionId, failure: nameOfError(error) });
  }
};
