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

/** A JSON Web Key Set (RFC 7517): the public halves of every key that has signed results, the newest last. */
export const getSigningKeysSchemas = {
  status: 200,
  answer: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: text,
        y: text,
        /** The thumbprint of the key (RFC 7638). */
        kid: text,
        alg: z.literal('ES256'),
        use: z.literal('sig'),
      }),
    ),
  }),
  // A key that has just come is known everywhere within five minutes.
  served: { type: 'application/jwk-set+json', maxAgeSeconds: 300 },
} as const;
