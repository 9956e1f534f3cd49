import * as z from 'zod/mini';

const text = z.string();
/** Attributes by their name: what a store has, whatever release wrote it. */
const storedRows = z.array(z.record(text, z.unknown()));
const sentenceEach = z.record(text, text);

export const exportMeSchemas = {
  status: 200,
  answer: z.object({
    /** What each part is, and each of its fields, in plain words. */
    index: z.array(
      z.object({
        part: text,
        what: text,
        fields: sentenceEach,
        /** What is stored and not in the export, each with the reason. */
        leftOut: sentenceEach,
      }),
    ),
    /** ISO instant. */
    madeAt: text,
    parts: z.record(text, storedRows),
    /** The newest result of each quiz as a FHIR R4 document, for the software of a clinic; absent without a result. */
    fhir: z.optional(z.looseObject({ resourceType: z.literal('Bundle'), type: z.literal('document') })),
  }),
} as const;

export const eraseMeSchemas = {
  body: z.object({ password: text }),
  /** Everything goes within a minute. */
  status: 202,
  answer: z.object({}),
} as const;
