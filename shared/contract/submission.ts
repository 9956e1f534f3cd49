import type { SessionId } from './ids.ts';
import type { AnswerOf, BodyOf } from './schemas/schemas.ts';

export type CreateSubmissionRequest = BodyOf<'createSubmission'>;
/** As our own browser sends it, always with its idempotency key. */
export type RepeatableRequest = CreateSubmissionRequest & { sessionId: SessionId };
export type CreateSubmissionResponse = AnswerOf<'createSubmission'>;
export type SubmittedAnswer = CreateSubmissionRequest['submittedAnswers'][number];

/** One row of the list, which is ordered newest first. */
export type SubmissionRow = AnswerOf<'listSubmissions'>[number];
