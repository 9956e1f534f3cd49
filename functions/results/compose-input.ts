import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { SessionId, UserId } from '#shared/contract/ids.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { type AnswersBeside, besideOf } from '#shared/quiz/quiz-record.ts';
import type { Submitted } from '#shared/result.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';

export type ComposeInputDeps = {
  /** An earlier submission of the same person. */
  findEarlier: (userId: UserId, sessionId: SessionId) => Promise<EarlierSubmission | null>;
};

type EarlierSubmission = Pick<AcceptedSubmission, 'answers' | 'submittedAt' | 'timeZone'>;

/** A submission builds on another one, which is not stored. */
export class NoPinnedAnswers extends Error {
  override name = 'NoPinnedAnswers';
}

/** All that the result of a submission follows from. Throws NoPinnedAnswers. */
export const composeInput = async (deps: ComposeInputDeps, submission: AcceptedSubmission): Promise<Submitted> => {
  const { quizId, answers, firstName, submittedAt, timeZone, unconfirmed } = submission;
  const { checkedSigns } = submission;
  return {
    quizId,
    answers,
    today: dayInZone(new Date(submittedAt), timeZone),
    ...(firstName && { firstName }),
    ...(unconfirmed && { unconfirmed }),
    ...(checkedSigns && { checkedSigns }),
    ...(await answersBeside(deps, submission)),
  };
};

const dayOf = ({ submittedAt, timeZone }: EarlierSubmission): string => dayInZone(new Date(submittedAt), timeZone);

/** Of a quiz that builds on no other one, or could without it and did: nothing. */
const answersBeside = async (deps: ComposeInputDeps, submission: AcceptedSubmission): Promise<AnswersBeside> => {
  const { other } = quizRecordOf(submission.quizId);
  const sessionId = other && submission[other.storedAs];
  if (!other || !(sessionId || other.isNeeded)) return {};
  const earlier = await pinned(deps, submission, sessionId ?? undefined);
  return besideOf(other, earlier.answers, dayOf(earlier));
};

/** The answers of the stored session id, not the newest ones: a retake of the other quiz must not change this result. */
const pinned = async (
  deps: ComposeInputDeps,
  { userId, submissionId }: AcceptedSubmission,
  sessionId: SessionId | undefined,
): Promise<EarlierSubmission> => {
  const earlier = sessionId ? await deps.findEarlier(userId, sessionId) : null;
  if (earlier) return earlier;
  throw new NoPinnedAnswers(`Submission ${submissionId} builds on another submission that does not exist.`);
};
