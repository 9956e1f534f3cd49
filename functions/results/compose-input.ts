import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { Submitted } from '#shared/result.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';

export type ComposeInputDeps = {
  /** The answers of an earlier submission of the same person. */
  findAnswers: (userId: string, sessionId: string) => Promise<Answers | null>;
};

/** A submission builds on another one, which is not stored. */
export class NoPinnedAnswers extends Error {
  override name = 'NoPinnedAnswers';
}

/** All that the result of a submission follows from. Throws NoPinnedAnswers. */
export const composeInput = async (deps: ComposeInputDeps, submission: AcceptedSubmission): Promise<Submitted> => {
  const { quizId, answers, firstName, submittedAt, timeZone } = submission;
  const { longevitySessionId, heartSessionId } = submission;
  return {
    quizId,
    answers,
    today: dayInZone(new Date(submittedAt), timeZone),
    ...(firstName && { firstName }),
    ...(quizId === cardiacQuizId
      ? { longevityAnswers: await pinnedAnswers(deps, submission, longevitySessionId) }
      : heartSessionId && { cardiacAnswers: await pinnedAnswers(deps, submission, heartSessionId) }),
  };
};

/** The answers of the stored session id, not the newest ones: a retake of the other quiz must not change this result. */
const pinnedAnswers = async (
  deps: ComposeInputDeps,
  { userId, submissionId }: AcceptedSubmission,
  sessionId: string | undefined,
): Promise<Answers> => {
  const answers = sessionId ? await deps.findAnswers(userId, sessionId) : null;
  if (answers) return answers;
  throw new NoPinnedAnswers(`Submission ${submissionId} builds on another submission that does not exist.`);
};
