import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import { type ResultJob, resultJobSchema } from '#shared/contract/messages.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { ensureResult, type ResultDeps } from './ensure-result.ts';
import { type ClaimedSubmission, LeaseLost, type TakeLease } from './pipeline-state.ts';
import { type LeaseDeps, type LeaseEnding, underLease } from './under-lease.ts';

/** Parses a message of the results queue. Throws for anything else, which then ends in the dead-letter queue. */
export const parseJob = (body: string): ResultJob => resultJobSchema.parse(JSON.parse(body));

export type GenerateResultsDeps = ResultDeps &
  LeaseDeps & {
    claimResult: TakeLease;
    /**
     * Marks the submission as ready in the list, with the headline. The same write moves it to the lane of mail and webhook,
     * and releases the lease.
     */
    handOver: (submission: ClaimedSubmission, headline: Headline, now: string) => Promise<void>;
    /** Enqueues the job of mail and webhook. May fail: then the sweep finds the submission in its lane. */
    enqueueEffects: (job: ResultJob) => Promise<void>;
  };

export type ResultEnding = 'scored' | 'handed over' | Exclude<LeaseEnding, 'elsewhere'>;

/**
 * Makes and stores the result of one submission, once. Safe to repeat at any time and by many workers at once. Calls nothing
 * external but the model, if there is one: mail and webhook have a separate queue and worker, so that their failures cannot
 * delay a result.
 */
export const generateResult =
  (deps: GenerateResultsDeps) =>
  async (job: ResultJob, retryInSeconds: number): Promise<ResultEnding> => {
    const ending = await underLease(deps, deps.claimResult, job, retryInSeconds, (claim) => makeResult(deps, claim));
    // The result exists. A redrive of a dead-lettered submission gets here, whatever it waits for.
    if (ending !== 'elsewhere') return ending;
    await deps.enqueueEffects(job);
    return 'handed over';
  };

const makeResult = async (deps: GenerateResultsDeps, submission: ClaimedSubmission): Promise<'scored'> => {
  const { content } = await ensureResult(deps, submission);
  try {
    await deps.handOver(submission, headlineOf(content), deps.now().toISOString());
  } catch (failure) {
    // A lost response may look like a lost lease: the SDK has then retried a write that had already released this lease.
    if (failure instanceof LeaseLost) await enqueue(deps, submission);
    throw failure;
  }
  deps.watch.scored(submission);
  await enqueue(deps, submission);
  return 'scored';
};

const enqueue = (deps: GenerateResultsDeps, submission: ClaimedSubmission): Promise<void> => {
  const { userId, runId, submissionId } = submission;
  return deps
    .enqueueEffects({ userId, runId, submissionId })
    .catch((failure: unknown) => deps.watch.notEnqueued(submission, failure));
};

export const generateResultsWorker = {
  description: 'Scores submissions and words the results',
  whoIsAffected: 'People wait for a result; the queue tries again.',
} as const satisfies WorkerDeclaration;
