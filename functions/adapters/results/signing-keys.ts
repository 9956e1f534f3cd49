import { createHash, createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';

type PublicKey = AnswerOf<'getSigningKeys'>['keys'][number];

/** Half a second to connect, one second for the response, two attempts: the worker gives up after two seconds in all. */
export const createKeyClient = (): KMSClient =>
  new KMSClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 500, requestTimeout: 1000, throwOnRequestTimeout: true },
  });

/** The public half of a KMS key, for a key set. It never changes, so it is cached; a failure is not. */
export const publicKeyOf = (client: KMSClient, keyId: string) => {
  let known: PublicKey | undefined;
  return async (abortSignal?: AbortSignal): Promise<PublicKey> => {
    if (known) return known;
    const { PublicKey: der } = await client.send(new GetPublicKeyCommand({ KeyId: keyId }), {
      ...(abortSignal && { abortSignal }),
    });
    known = asJwk(Buffer.from(der ?? []));
    return known;
  };
};

/** `der`: SubjectPublicKeyInfo, as KMS returns it. */
const asJwk = (der: Buffer): PublicKey => {
  const { x = '', y = '' } = createPublicKey({ key: der, format: 'der', type: 'spki' }).export({ format: 'jwk' });
  // The members that RFC 7638 names, in its order.
  const thumbprint = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y });
  const kid = createHash('sha256').update(thumbprint).digest('base64url');
  return { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' };
};

/**
 * The public keys of every key that has signed results. Leaves out keys that the operator has disabled or scheduled for
 * deletion: their signatures no longer count. Throws when KMS is unreachable, so that no reader takes a partial list for the
 * whole.
 */
export const findSigningKeys = (client: KMSClient, keyIds: readonly string[]) => {
  const finders = keyIds.map((keyId) => publicKeyOf(client, keyId));
  return async (): Promise<PublicKey[]> =>
    (await Promise.all(finders.map((find) => find().catch(nothingIfWithdrawn)))).flat();
};

const nothingIfWithdrawn = (failure: unknown): PublicKey[] => {
  const { name } = failure instanceof Error ? failure : { name: '' };
  if (/^(Disabled|KMSInvalidState|NotFound)Exception$/.test(name)) return [];
  throw failure;
};
