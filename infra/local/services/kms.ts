/**
 * AWS KMS: Sign and GetPublicKey for keys on the curve P-256, each created once per data directory. The signatures are
 * real.
 *
 * Not imitated: every other operation and kind of key, messages that are not digests, grants and policies.
 */

import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { GetPublicKeyCommandInput, SignCommandInput } from '@aws-sdk/client-kms';
import { openKeyFile } from '#infra/local/local-key.ts';
import { AwsError, awsJson, type Faults } from '#infra/local/wire/aws-protocols.ts';
import type { Answer } from '#infra/local/wire/http-messages.ts';

// ECDSA on P-256 (FIPS 186-5, section 6.4.1) over a digest. Node signs only messages, but KMS signs digests too.
// OpenSSL computes the points of the curve. The time depends on the key, which is acceptable on a developer's machine.

/** The order of the base point (NIST SP 800-186, section 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The signature in DER, as KMS returns it. `key`: 32 bytes. `digest`: SHA-256. */
export const signDigest = (key: Buffer, digest: Buffer): Buffer => {
  for (;;) {
    const nonce = bigOf(randomBytes(32));
    if (nonce === 0n || nonce >= order) continue;
    const r = bigOf(pointOf(bytesOf(nonce)).subarray(1, 33)) % order;
    const s = (inverse(nonce) * ((bigOf(digest) + r * bigOf(key)) % order)) % order;
    if (r !== 0n && s !== 0n) return sequence(Buffer.concat([integer(r), integer(s)]));
  }
};

/** The public key as SubjectPublicKeyInfo (RFC 5480): the fixed prefix of every key on this curve, and its point. */
export const publicKeyDer = (key: Buffer): Buffer =>
  Buffer.concat([Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'), pointOf(key)]);

/** The base point times this number, as 04, x and y. */
const pointOf = (scalar: Buffer): Buffer => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  return curve.getPublicKey();
};

const bigOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');

/** The inverse by Fermat's little theorem, because the order is prime. */
const inverse = (value: bigint): bigint => {
  let [result, base, exponent] = [1n, value % order, order - 2n];
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % order;
    base = (base * base) % order;
  }
  return result;
};

const sequence = (content: Buffer): Buffer => Buffer.concat([Buffer.from([0x30, content.length]), content]);

/** An integer in DER: the fewest bytes possible, with a zero before a high bit, which would mean a negative number. */
const integer = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const padded = (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
  return Buffer.concat([Buffer.of(0x02, padded.length), padded]);
};

/** The key of the first generation; a stage on AWS may have more. */
export const signingKeyIds = ['signing-key-1'] as const;

/** On the wire, bytes are base64. */
type OnTheWire<Input> = Omit<Input, 'Message'> & { Message?: string };

export const kms = (dataDir: string, faults: Faults, keyIds: readonly string[] = signingKeyIds): Answer => {
  const keys = new Map(keyIds.map((id) => [id, Buffer.from(openKeyFile(join(dataDir, id)), 'base64')]));
  const keyOf = (id = ''): Buffer => {
    const key = keys.get(id);
    if (!key) throw new AwsError('NotFoundException', 'The local system has no such key.');
    return key;
  };
  return awsJson(
    'kms',
    '1.1',
    {
      GetPublicKey: ({ KeyId }: GetPublicKeyCommandInput) => ({
        KeyId,
        PublicKey: publicKeyDer(keyOf(KeyId)).toString('base64'),
        KeySpec: 'ECC_NIST_P256',
        KeyUsage: 'SIGN_VERIFY',
        SigningAlgorithms: ['ECDSA_SHA_256'],
      }),
      Sign: ({ KeyId, Message = '', MessageType, SigningAlgorithm }: OnTheWire<SignCommandInput>) => {
        const digest = Buffer.from(Message, 'base64');
        if (MessageType !== 'DIGEST' || SigningAlgorithm !== 'ECDSA_SHA_256' || digest.length !== 32)
          throw new AwsError('ValidationException', 'The local system signs SHA-256 digests by ECDSA_SHA_256 only.');
        return { KeyId, Signature: signDigest(keyOf(KeyId), digest).toString('base64'), SigningAlgorithm };
      },
    },
    faults,
  );
};
