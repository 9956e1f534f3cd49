import { type Log, type Measure, nameOfError } from '#functions/edge/log.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { SubmissionKey, SubmissionSummary } from './submission.ts';

type Deps = {
  enqueue: (job: ResultJob) => Promise<void>;
  log: Log;
  measure: Measure;
};

/** Enqueues the job of a new submission. Never fails: the submission is stored, and the index of waiting work contains it. */
export const enqueueResult = async (deps: Deps, { userId, runId, submissionId }: ResultJob): Promise<void> => {
  try {
    await deps.enqueue({ userId, runId, submissionId });
  } catch (error) {
    deps.measure('NotEnqueued');
    deps.log.error('job not enqueued', { submissionId, failure: nameOfError(error) });
  }
};

export type EnqueueAgainDeps = Deps & {
  /** Of many concurrent callers, one gets true. */
  claimWaiting: (key: SubmissionKey, waitingSince: string, now: Date) => Promise<boolean>;
  now: () => Date;
};

/** After this long, the first message should have been handled. A duplicate message does no harm. */
const overdueAfterSeconds = 10;

/**
 * Enqueues again a submission whose result is overdue: its message may never have been sent. This brings a waiting user's
 * result sooner. It never fails the call, because the sweep enqueues the submission anyway.
 */
export const enqueueAgain = async (
  { claimWaiting, enqueue, now, log, measure }: EnqueueAgainDeps,
  submission: SubmissionSummary,
): Promise<void> => {
  const { userId, runId, submissionId, waitingSince, state } = submission;
  const dueAt = now().getTime() - overdueAfterSeconds * 1000;
  if (state !== 'received' || !waitingSince || Date.parse(waitingSince) > dueAt) return;
  try {
    if (!(await claimWaiting(submission, waitingSince, now()))) return;
    await enqueue({ userId, runId, submissionId });
    measure('Requeued');
    log.info('waiting job enqueued again', { submissionId });
  } catch (error) {
    log.warn('waiting job not checked', { submissionId, failure: nameOfError(error) });
  }
};
