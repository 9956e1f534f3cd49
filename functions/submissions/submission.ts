import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';

/** How far the results of a submission have come; each step is taken once and never back. */
export type SubmissionState = 'received' | 'scored' | 'mailed' | 'hooked';

/** The key of a submission in its table. */
export type SubmissionKey = { userId: string; sessionId: string };

/** What is written when a submission is accepted, and never changed afterwards. */
export type AcceptedSubmission = SubmissionKey & {
  /** A ULID, so that ids sort by time. */
  submissionId: string;
  quizId: QuizId;
  /** ISO instant. */
  submittedAt: string;
  answers: Answers;
  /** SHA-256 over quiz and answers: tells a retry from another submission under the same session id. */
  answersHash: string;
  /** From the token, never from the body. */
  email: string;
  /** Blank when the person gave none. */
  firstName: string;
  timeZone?: string;
  /** Cardiac only: the longevity submission that it builds on, pinned so that a repeated job scores the same. */
  longevitySessionId?: string;
  /** The version of the quiz that was answered, such as `2.1`. Absent: 1.0. */
  quizVersion?: string;
};

export type Submission = AcceptedSubmission & {
  state: SubmissionState;
  /** ISO instant while work is outstanding: when it was last put on the queue, or accepted. Absent when all is done. */
  waitingSince?: string;
};

/** A submission without its answers: all that lists and checks need. */
export type SubmissionSummary = Pick<
  Submission,
  'userId' | 'sessionId' | 'submissionId' | 'quizId' | 'submittedAt' | 'answersHash' | 'state' | 'waitingSince'
>;

/** ULIDs sort by time, and by chance within a millisecond. */
export const newestFirst = (submissions: readonly SubmissionSummary[]): SubmissionSummary[] =>
  submissions.toSorted((a, b) => (a.submissionId < b.submissionId ? 1 : -1));
