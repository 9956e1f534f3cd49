import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import type { SessionId, UserId } from '#shared/contract/ids.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
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
  const { longevitySessionId, heartSessionId, checkedSigns } = submission;
  return {
    quizId,
    answers,
    today: dayInZone(new Date(submittedAt), timeZone),
    ...(firstName && { firstName }),
    ...(unconfirmed && { unconfirmed }),
    ...(checkedSigns && { checkedSigns }),
    ...(quizId === cardiacQuizId
      ? withHabits(await pinned(deps, submission, longevitySessionId))
      : heartSessionId && withHeart(await pinned(deps, submission, heartSessionId))),
  };
};

const dayOf = ({ submittedAt, timeZone }: EarlierSubmission): string => dayInZone(new Date(submittedAt), timeZone);

const withHabits = (earlier: EarlierSubmission) => ({
  longevityAnswers: earlier.answers,
  longevityAnsweredOn: dayOf(earlier),
});

const withHeart = (earlier: EarlierSubmission) => ({
  cardiacAnswers: earlier.answers,
  cardiacAnsweredOn: dayOf(earlier),
});

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
