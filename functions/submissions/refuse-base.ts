import { type Refusal, refuse } from '#functions/edge/outcome.ts';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import type { SubmissionSummary } from './submission.ts';

/** The answers that these started from must be the person's own, of the same quiz. */
export const refuseBase = async (
  { list }: { list: (userId: string) => Promise<SubmissionSummary[]> },
  userId: string,
  { basedOn, quizId }: CreateSubmissionRequest,
): Promise<{ refusal: Refusal } | null> => {
  if (basedOn === undefined) return null;
  const base = (await list(userId)).find(({ submissionId }) => submissionId === basedOn);
  if (base?.quizId === quizId) return null;
  return base
    ? refuse('malformed', 'The earlier answers belong to the other quiz. Start again from the right ones.')
    : refuse('not-found', 'The earlier answers are not there any more. Start the quiz again.');
};
