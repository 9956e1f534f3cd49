import { type Handler, refuse } from '#functions/edge/outcome.ts';
import { type EnqueueAgainDeps, enqueueAgain } from '#functions/submissions/enqueue-again.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import type { Result } from '#shared/contract/result.ts';
import { resultWaitMinutes } from '#shared/contract/result-wait.ts';
import { pipelineLimits } from './pipeline-limits.ts';

type Deps = EnqueueAgainDeps & {
  findResult: (userId: string, submissionId: string) => Promise<Result | 'unreadable' | null>;
  list: (userId: string) => Promise<SubmissionSummary[]>;
};

/**
 * The result, or the same 'not found' for a result that is unknown, belongs to somebody else, or is not ready. When it is
 * overdue, its job is enqueued again: after a lost message a person waits a minute longer and does not lose the result.
 */
export const getResult =
  (deps: Deps): Handler<'getResult'> =>
  async ({ query: { submissionId }, caller: { userId } }) => {
    const result = await deps.findResult(userId, submissionId);
    if (result === 'unreadable') return refuse('internal', unreadableMessage(submissionId));
    if (result) return { answer: result };
    const submission = (await deps.list(userId)).find((each) => each.submissionId === submissionId);
    if (submission) await enqueueAgain(deps, submission, pipelineLimits.sweepAfterSeconds);
    return refuse('not-found', `There is no result here yet. New results can take up to ${resultWaitMinutes} minutes.`);
  };

/** The adapter has logged the item under the same number, so the operator can find it. */
const unreadableMessage = (submissionId: string): string =>
  `Your result is stored, but we cannot show it at the moment. If you write to us, give this number: ${submissionId}.`;
