import * as z from 'zod/mini';
import { quizIds } from '../derived-names.ts';

/** The body of the webhook call: ids only, no answer and no figure. */
export const submissionAcceptedSchema = z.object({
  userId: z.string(),
  submissionId: z.string(),
  quizId: z.literal(quizIds),
});
