import type * as z from 'zod/mini';
import type { submissionAcceptedSchema } from './webhook-schema.ts';

/** A message on the result queue: ids only. `sessionId` is the second half of the submission's key. */
export type ResultJob = { userId: string; sessionId: string; submissionId: string };

export type SubmissionAccepted = z.output<typeof submissionAcceptedSchema>;
