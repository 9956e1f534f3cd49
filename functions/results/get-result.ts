import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { Result } from '#shared/contract/result.ts';
import { getResultSchemas } from '#shared/contract/schemas/submission-schemas.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import * as wordsWith from '#words/refused-with.ts';

type Deps = {
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
  /** The user's report under this result's notice. */
  findChecked: (userId: UserId, submissionId: SubmissionId) => Promise<Checked | undefined>;
};

/**
 * The result, or the same 'not found' for a result that is unknown, belongs to another user, or is not ready. Each call costs
 * one read, found or not, because a caller who polls must not make us read all their submissions. The sweep finds overdue results
 * once a minute. Only a result with a notice that asks the user to be seen costs a second read.
 */
export const getResult =
  ({ findResult, findChecked }: Deps): Handler<'getResult'> =>
  async ({ query: { submissionId }, caller: { userId } }) => {
    const result = await findResult(userId, submissionId);
    // The adapter has logged the item under the same id, so the operator can find it.
    if (result === 'unreadable') return refuse('internal', wordsWith.resultUnreadable(submissionId));
    if (result) {
      const checked = needsCareFirst(result.content) ? await findChecked(userId, submissionId) : undefined;
      return { answer: { ...result, ...(checked && { checked }) } };
    }
    return refuse('not-found', wordsWith.noResultYet(resultWaitMinutes));
  };

export const getResultRoute = {
  name: 'getResult',
  runsIn: 'ownResults',
  method: 'GET',
  path: '/api/results/get',
  auth: 'signed-in',
  tag: 'Results',
  summary: 'The result of a submission, once it is ready',
  refusals: ['not-found'],
  schemas: getResultSchemas,
  // Users who wait poll every five seconds, in addition to those who press View Results.
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People wait for a result although it is ready.',
  handle: getResult,
} as const satisfies RouteDeclaration<'getResult'>;
