import { createHash } from 'node:crypto';
import { type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { compactJws, signingInput } from '#shared/signature/jws.ts';
import { publicKeyOf } from './signing-keys.ts';

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

/** Signs claims as a compact JWS with this KMS key (ECC_NIST_P256). KMS gets only their hash. */
export const kmsSigner = (client: KMSClient, keyId: string) => {
  const findKey = publicKeyOf(client, keyId);
  return async (claims: object, abortSignal: AbortSignal): Promise<string> => {
    const { kid } = await findKey(abortSignal);
    const input = signingInput(kid, claims);
    const command = new SignCommand({
      KeyId: keyId,
      Message: createHash('sha256').update(input).digest(),
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
    });
    const { Signature = new Uint8Array() } = await client.send(command, { abortSignal });
    return compactJws(input, rawSignature(Signature));
  };
};
