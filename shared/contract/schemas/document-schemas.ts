import * as z from 'zod/mini';

const text = z.string();

export const getDocumentStateSchemas = {
  /** The UUID that the document names itself by. */
  query: z.object({ id: text.check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) }),
  status: 200,
  answer: z.object({
    state: z.enum(['standing', 'withdrawn']),
    /** ISO instant at which the first of its results was withdrawn. */
    at: z.optional(text),
  }),
} as const;
