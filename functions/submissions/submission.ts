import type { Checked, Headline } from '#shared/contract/headline.ts';
import type { SessionId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { OwnPlan } from '#shared/contract/own-plan.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { TypedAnswers } from '#shared/quiz/measured.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { QuizVersion } from '#shared/quiz-versions.ts';

/** The steps of a submission, in their order. A submission never goes back. */
export type SubmissionState = 'received' | 'scored' | 'mailed' | 'hooked';

/** The key of a submission in its table. */
export type SubmissionKey = { userId: UserId; sessionId: SessionId };

/** What is written when a submission is accepted, and never changed afterwards. */
export type AcceptedSubmission = SubmissionKey & {
  /** A ULID, so that ids sort by time. */
  submissionId: SubmissionId;
  quizId: QuizId;
  /** ISO instant. */
  submittedAt: string;
  answers: Answers;
  /** What was typed in a choice of units. Absent when nothing was. */
  typed?: TypedAnswers;
  /** The questions whose unlikely answers nobody has confirmed: the result asks to check what was typed. Absent when none. */
  unconfirmed?: readonly string[];
  /** The submission id of the own earlier one whose answers this one started from. */
  basedOn?: string;
  /**
   * SHA-256 over quiz and answers, not over what was typed: a retry after a reload may have it no more, and is a retry still.
   * It tells a retry from another submission under the same session id.
   */
  answersHash: string;
  /** From the token, never from the body. */
  email: string;
  /** Sent by the probe: counted nowhere, and the operator's automation is not told. */
  isProbe?: true;
  /** Blank when the person gave none. */
  firstName: string;
  timeZone?: string;
  /** Cardiac only: the longevity submission that it uses, stored so that a repeated job gives the same score. */
  longevitySessionId?: string;
  /** Longevity only, for those who had taken the cardiac quiz before: the submission that it uses, for the same reason. */
  heartSessionId?: string;
  /** Signs in those other answers that a clinician had looked at since, when this one was sent: the result follows from it. */
  checkedSigns?: NonNullable<Checked['signs']>;
  /** The version of the quiz that was answered. */
  quizVersion: QuizVersion;
};

export type Submission = AcceptedSubmission & {
  state: SubmissionState;
  /** ISO instant when it was last enqueued, or accepted. Absent when no work is left. */
  waitingSince?: string;
  /** Written with the step `scored`. */
  headline?: Headline;
  /** What the person has told us last under a notice that asks them to be seen. */
  checked?: Checked;
  /** What the person wants to change. Without a change in it there is none any more. */
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

/** All submissions of one person. The ids of what cannot be read are those that are plain to see. */
export type SubmissionList = {
  readable: SubmissionSummary[];
  unreadable: { sessionId: SessionId; submissionId?: SubmissionId; quizId?: string }[];
};

/** `existing`: what this session id had stored before. `erased`: nothing was stored, for the person is being erased. */
export type SaveEnding = { saved: true } | { saved: false; existing: SubmissionSummary } | 'erased';

/** Sorted by submission id: ULIDs sort by time, and in random order within a millisecond. */
export const newestFirst = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] =>
  submissions.toSorted((a, b) => (a.submissionId < b.submissionId ? 1 : -1));
