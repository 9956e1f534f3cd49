import type { AnswerOf, BodyOf } from './schemas.ts';

export type CreateSubmissionRequest = BodyOf<'createSubmission'>;
export type CreateSubmissionResponse = AnswerOf<'createSubmission'>;
export type SubmittedAnswer = CreateSubmissionRequest['submittedAnswers'][number];

/** One row of the list, which is ordered newest first. */
export type SubmissionRow = AnswerOf<'listSubmissions'>[number];
