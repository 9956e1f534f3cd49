import type { QuizId } from '../derived-names.ts';
import type { Answer } from '../quiz/question.ts';

export type SubmittedAnswer = { questionId: string; questionText: string; value: Answer };

export type CreateSubmissionRequest = {
  /** Must be the token's; anything else is 403. */
  userId: string;
  quizId: QuizId;
  /** Name, e-mail and password are not among them. */
  submittedAnswers: SubmittedAnswer[];
  contact: { email: string; firstName: string; lastName: string };
  /** The idempotency key: 8-128 of A-Z a-z 0-9 . _ : -, made when the quiz starts, the same over every retry. */
  sessionId: string;
  /** IANA name, for 'today' in the person's own time zone; UTC when missing or unknown. */
  timeZone?: string;
};

/** Both fields carry the same ULID. */
export type CreateSubmissionResponse = { submissionId: string; _id: string };

/** One row of GET /api/submissions/me, newest first. `submittedAt` is an ISO instant. */
export type SubmissionRow = {
  _id: string;
  submissionId: string;
  quizId: QuizId;
  submittedAt: string;
  status: 'processing' | 'ready';
};
