import * as z from 'zod/mini';
import { submissionId } from './create-submission-schemas.ts';

const text = z.string();

/** What the owner lets the reader see. Warnings that cannot wait are always in the document. */
const shares = z.object({ name: z.boolean(), birthdate: z.boolean(), mood: z.boolean(), weight: z.boolean() });

export const makeDocumentSchemas = {
  body: z.object({ submissionId, shares }),
  status: 200,
  /** FHIR R4. */
  answer: z.looseObject({
    resourceType: z.literal('Bundle'),
    type: z.literal('document'),
    identifier: z.object({ system: text, value: text }),
    signature: z.looseObject({ sigFormat: z.literal('application/jose'), data: text }),
  }),
} as const;

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
