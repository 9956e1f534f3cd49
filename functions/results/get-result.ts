import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { Checked } from '#shared/contract/headline.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { resultWaitMinutes } from '#shared/contract/result-wait.ts';
import { getResultSchemas } from '#shared/contract/submission-schemas.ts';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';

type Deps = {
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
  /** What the person has told us under this result's notice. */
  findChecked: (userId: UserId, submissionId: SubmissionId) => Promise<Checked | undefined>;
};

/**
 * The result, or the same 'not found' for a result that is unknown, belongs to somebody else, or is not ready. Asking costs
 * one read, whether or not there is one: a caller who asks in a loop must not make us read all that they have sent. What is
 * overdue is found by the sweep, once a minute. Only a result with a notice that asks to be seen costs a second read.
 */
export const getResult =
  ({ findResult, findChecked }: Deps): Handler<'getResult'> =>
  async ({ query: { submissionId }, caller: { userId } }) => {
    const result = await findResult(userId, submissionId);
    if (result === 'unreadable') return refuse('internal', unreadableMessage(submissionId));
    if (result) {
      const checked = needsCareFirst(result.content) ? await findChecked(userId, submissionId) : undefined;
      return { answer: { ...result, ...(checked && { checked }) } };
    }
    return refuse('not-found', `There is no result here yet. New results can take up to ${resultWaitMinutes} minutes.`);
  };

/** The adapter has logged the item under the same number, so the operator can find it. */
const unreadableMessage = (submissionId: SubmissionId): string =>
  `Your result is stored, but we cannot show it at the moment. If you write to us, give this number: ${submissionId}.`;

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
  // Who presses View Results while they wait asks every five seconds too.
  throttle: { rate: 500, burst: 1000 },
  whoIsAffected: 'People wait for a result although it is ready.',
  uses: ['findChecked', 'findResult'],
  handle: getResult,
} as const satisfies RouteDeclaration<'getResult'>;
