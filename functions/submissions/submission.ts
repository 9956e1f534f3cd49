import type { SessionId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Checked, Headline, OwnPlan } from '#shared/contract/submission.ts';
import type { QuizId, QuizVersion } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';

/** The states of a submission, in order. A submission never goes back. */
export type SubmissionState = 'received' | 'scored' | 'mailed' | 'hooked';

/** The key of a submission in its table. */
export type SubmissionKey = { userId: UserId; sessionId: SessionId };

/** What is written when a submission is accepted, and never changes. */
export type AcceptedSubmission = SubmissionKey & {
  /** A ULID, so that ids sort by time. */
  submissionId: SubmissionId;
  quizId: QuizId;
  /** ISO instant. */
  submittedAt: string;
  answers: Answers;
  /** What the user typed where there is a choice of units. Absent if nothing. */
  typed?: TypedAnswers;
  /** The questions whose unlikely answers the user has not confirmed: the result asks to check them. Absent if none. */
  unconfirmed?: readonly string[];
  /** The id of the user's earlier submission that this one started from. */
  basedOn?: SubmissionId;
  /**
   * SHA-256 over quiz and answers, without what was typed, because a retry after a reload may lack that. It distinguishes a
   * retry from a different submission under the same session id.
   */
  answersHash: string;
  /** From the token, never from the body. */
  email: string;
  /** Sent by the probe: not counted anywhere, and no webhook is called. */
  isProbe?: true;
  /** Blank if the user gave none. */
  firstName: string;
  timeZone?: string;
  /** Cardiac only: the longevity submission that it uses, stored so that a repeated job gives the same score. */
  longevitySessionId?: SessionId;
  /** Longevity only, for users who took the cardiac quiz before: the submission that it uses, for the same reason. */
  heartSessionId?: SessionId;
  /** Red flags in those other answers that a clinician had seen when this one was sent: the result depends on them. */
  checkedSigns?: NonNullable<Checked['signs']>;
  /** The version of the quiz that was answered. */
  quizVersion: QuizVersion;
};

export type Submission = AcceptedSubmission & {
  state: SubmissionState;
  /** ISO instant at which it was accepted or last enqueued. Absent when no work is left. */
  waitingSince?: string;
  /** Written with the state `scored`. */
  headline?: Headline;
  /** The user's latest report under a notice that asks them to be seen. */
  checked?: Checked;
  /** What the user wants to change. An empty list removes the plan. */
  plan?: OwnPlan;
};

/** A submission without its answers, for lists and checks. */
export type SubmissionSummary = Pick<
  Submission,
  | 'userId'
  | 'sessionId'
  | 'submissionId'
  | 'quizId'
  | 'submittedAt'
  | 'answersHash'
  | 'state'
  | 'waitingSince'
  | 'headline'
  | 'checked'
  | 'plan'
>;

/** All submissions of one user. Unreadable items are listed by the ids that could be read. */
export type SubmissionList = {
  readable: SubmissionSummary[];
  unreadable: { sessionId: SessionId; submissionId?: SubmissionId; quizId?: string }[];
};

/** `existing`: what this session id had stored before. `erased`: nothing was stored, because the user is being erased. */
export type SaveEnding = { saved: true } | { saved: false; existing: SubmissionSummary } | 'erased';

/** Sorted by submission id: ULIDs sort by time, and in random order within a millisecond. */
export const newestFirst = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] =>
  submissions.toSorted((a, b) => (a.submissionId < b.submissionId ? 1 : -1));
