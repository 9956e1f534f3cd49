import * as z from 'zod/mini';

const text = z.string();

/** Questionnaires and code systems, as FHIR R4 has them; the two parts of the path say which. */
export const getFhirDefinitionSchemas = {
  query: z.object({ type: text, id: text }),
  status: 200,
  answer: z.looseObject({ resourceType: text, id: text, url: text }),
  // They change with a release. A day later every reader has the new one.
  served: { type: 'application/fhir+json', maxAgeSeconds: 24 * 60 * 60 },
} as const;
