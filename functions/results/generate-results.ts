import * as z from 'zod/mini';
import type { WorkerDeclaration } from '#functions/edge/worker.ts';
import type { Headline } from '#shared/contract/headline.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { ensureResult, type ResultDeps } from './ensure-result.ts';
import { type ClaimedSubmission, LeaseLost, type TakeLease } from './pipeline-state.ts';
import { type LeaseDeps, type LeaseEnding, underLease } from './under-lease.ts';

/** As long as the longest session id that the API takes. */
const id = z.string().check(z.minLength(1), z.maxLength(128));
const job = z.object({ userId: id, sessionId: id, submissionId: id });

/** A message of the result queue. Throws for anything else, which then ends in the dead-letter queue. */
export const parseJob = (body: string): ResultJob => job.parse(JSON.parse(body));

export type GenerateResultsDeps = ResultDeps &
  LeaseDeps & {
    claimResult: TakeLease;
    /**
     * From now on the list says 'ready', with the headline. The same write puts the submission among those that wait for
     * mail and webhook, and ends the lease.
     */
    handOver: (submission: ClaimedSubmission, headline: Headline, now: string) => Promise<void>;
    /** Puts the job on the queue of mail and webhook. May fail: the sweep finds the submission there. */
    enqueueEffects: (job: ResultJob) => Promise<void>;
  };

export type ResultEnding = 'scored' | 'handed over' | Exclude<LeaseEnding, 'elsewhere'>;

/**
 * Makes the result of one submission and stores it, once. Safe to repeat at any time and by many workers at once. Nothing
 * outside is asked but the model, if there is one: mail and webhook have a queue and a worker of their own, so that none of
 * their troubles can delay a result.
 */
export const generateResult =
  (deps: GenerateResultsDeps) =>
  async (job: ResultJob, retryInSeconds: number): Promise<ResultEnding> => {
    const ending = await underLease(deps, deps.claimResult, job, retryInSeconds, (claim) => makeResult(deps, claim));
    // There is a result. A redrive of a dead-lettered submission comes here, whatever it waits for.
    if (ending !== 'elsewhere') return ending;
    await deps.enqueueEffects(job);
    return 'handed over';
  };

const makeResult = async (deps: GenerateResultsDeps, submission: ClaimedSubmission): Promise<'scored'> => {
  const { content } = await ensureResult(deps, submission);
  try {
    await deps.handOver(submission, headlineOf(content), deps.now().toISOString());
  } catch (failure) {
    // It may be the answer that was lost: the SDK has then repeated a write that ended this very lease.
    if (failure instanceof LeaseLost) await enqueue(deps, submission);
    throw failure;
  }
  deps.watch.scored(submission);
  await enqueue(deps, submission);
  return 'scored';
};

const enqueue = async (deps: GenerateResultsDeps, submission: ClaimedSubmission): Promise<void> => {
  const { userId, sessionId, submissionId } = submission;
  try {
    await deps.enqueueEffects({ userId, sessionId, submissionId });
  } catch (failure) {
    deps.watch.notEnqueued(submission, failure);
  }
};

export const generateResultsWorker = {
  description: 'Scores submissions, words and signs the results',
  whoIsAffected: 'People wait for a result; the queue tries again.',
  rights: {
    submissions: ['GetItem', 'UpdateItem'],
    results: ['GetItem', 'PutItem'],
    erased: ['GetItem', 'ConditionCheckItem'],
    effectQueue: ['SendMessage'],
    newestSigningKey: ['Sign', 'GetPublicKey'],
    model: ['InvokeModel'],
    waitingShards: [],
    serverKey: [],
  },
} as const satisfies WorkerDeclaration;
