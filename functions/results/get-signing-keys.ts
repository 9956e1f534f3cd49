import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { AnswerOf } from '#shared/contract/schemas.ts';
import { getSigningKeysSchemas } from '#shared/contract/signing-keys-schema.ts';

type Deps = { findKeys: () => Promise<AnswerOf<'getSigningKeys'>['keys']> };

/** By which keys the signature of a result can be checked. For everybody: they are public. */
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
  refusals: [],
  schemas: getSigningKeysSchemas,
  // CloudFront asks, once in five minutes for each of its places.
  throttle: { rate: 10, burst: 20 },
  whoIsAffected: 'Nobody can check the signature of a result; everything else about it can be checked.',
  uses: ['findKeys'],
  handle: getSigningKeys,
} as const satisfies RouteDeclaration<'getSigningKeys'>;
