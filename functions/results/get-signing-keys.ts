import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { getSigningKeysSchemas } from '#shared/contract/schemas/public-facts-schemas.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';

type Deps = { findKeys: () => Promise<AnswerOf<'getSigningKeys'>['keys']> };

/** The keys that verify the signature of a result. Public, so unauthenticated. */
const getSigningKeys =
  ({ findKeys }: Deps): Handler<'getSigningKeys'> =>
  async () => ({ answer: { keys: await findKeys() } });

export const getSigningKeysRoute = {
  name: 'getSigningKeys',
  runsIn: 'publicFacts',
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'public',
  anyOrigin: true,
  tag: 'Results',
  summary: 'The public keys by which the signature of a result is checked (RFC 7517)',
  schemas: getSigningKeysSchemas,
  // Only CloudFront calls this, once in five minutes for each edge location.
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'Nobody can check the signature of a result; everything else about it can be checked.',
  handle: getSigningKeys,
} as const satisfies RouteDeclaration<'getSigningKeys'>;
