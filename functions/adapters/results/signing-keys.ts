import { createHash, createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { nameOfError } from '#functions/edge/log.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';
import { detachedJws, signingInput } from '#shared/signature/jws.ts';
import { withLowS } from '#shared/signature/low-s.ts';

/** Half a second to connect, one second for the response, two attempts: a visitor waits for the signature. */
export const createKeyClient = (): KMSClient =>
  new KMSClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 500, requestTimeout: 1000, throwOnRequestTimeout: true },
  });

const signTimeoutSeconds = 4;

/**
 * Signs a text as a detached JWS with this KMS key (ECC_NIST_P256). KMS gets only its hash. Throws when KMS gives no signature
 * in time.
 */
export const kmsSigner = (client: KMSClient, keyId: string) => {
  const findKey = publicKeyOf(client, keyId);
  return async (payload: string): Promise<string> => {
    const deadline = AbortSignal.timeout(signTimeoutSeconds * 1000);
    const { kid } = await findKey(deadline);
    const command = new SignCommand({
      KeyId: keyId,
      Message: createHash('sha256').update(signingInput(kid, payload)).digest(),
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
    });
    const { Signature = new Uint8Array() } = await client.send(command, { abortSignal: deadline });
    return detachedJws(kid, withLowS(rawSignature(Signature)));
  };
};

/**
 * Converts an ECDSA signature from KMS's DER to the form of JWS (RFC 7518, section 3.4): r and s, 32 bytes each, concatenated.
 * DER is: 30 length 02 length r 02 length s, where r and s are as short as possible, with a zero before a high bit. Throws for
 * anything else.
 */
export const rawSignature = (der: Uint8Array): Uint8Array => {
  const r = readInteger(der, 2);
  const s = readInteger(der, r.end);
  if (der[0] !== 0x30 || der[1] !== der.length - 2 || s.end !== der.length)
    throw new Error('KMS did not return an ECDSA signature in DER.');
  return Buffer.concat([to32Bytes(r.bytes), to32Bytes(s.bytes)]);
};

const readInteger = (der: Uint8Array, at: number): { bytes: Uint8Array; end: number } => {
  const end = at + 2 + (der[at + 1] ?? 0);
  if (der[at] !== 0x02 || end > der.length) throw new Error('KMS returned a signature without two integers.');
  return { bytes: der.subarray(at + 2, end), end };
};

const to32Bytes = (integer: Uint8Array): Uint8Array => {
  const digits = integer[0] === 0 ? integer.subarray(1) : integer;
  if (digits.length > 32) throw new Error('KMS returned a signature for a curve other than P-256.');
  return Buffer.concat([new Uint8Array(32 - digits.length), digits]);
};

type PublicKey = AnswerOf<'getSigningKeys'>['keys'][number];

/** The public half of a KMS key, for a key set. It never changes, so it is cached; a failure is not. */
const publicKeyOf = (client: KMSClient, keyId: string) => {
  let known: PublicKey | undefined;
  return async (deadline?: AbortSignal): Promise<PublicKey> => {
    if (known) return known;
    const command = new GetPublicKeyCommand({ KeyId: keyId });
    const { PublicKey: der = new Uint8Array() } = await client.send(command, deadline && { abortSignal: deadline });
    known = asJwk(Buffer.from(der));
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
 * The public keys of every key that has signed files. Leaves out keys that the operator has disabled or scheduled for
 * deletion: their signatures no longer count. Throws when KMS is unreachable, so that no reader takes a partial list for the
 * whole.
 */
export const findSigningKeys = (client: KMSClient, keyIds: readonly string[]) => {
  const finders = keyIds.map((keyId) => publicKeyOf(client, keyId));
  return async (): Promise<PublicKey[]> =>
    (await Promise.all(finders.map((find) => find().catch(nothingIfWithdrawn)))).flat();
};

const nothingIfWithdrawn = (failure: unknown): PublicKey[] => {
  if (/^(Disabled|KMSInvalidState|NotFound)Exception$/.test(nameOfError(failure))) return [];
  throw failure;
};
