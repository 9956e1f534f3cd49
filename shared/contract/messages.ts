import type { QuizId } from '../derived-names.ts';

/** A message on the result queue: ids only. `sessionId` is the second half of the submission's key. */
export type ResultJob = { userId: string; sessionId: string; submissionId: string };

/** The body of the webhook call. */
export type SubmissionAccepted = { userId: string; submissionId: string; quizId: QuizId };
