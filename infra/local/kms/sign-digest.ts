import { createECDH, randomBytes } from 'node:crypto';

// ECDSA on P-256 (FIPS 186-5, section 6.4.1) of a digest. Node signs messages only, and KMS signs digests too; the points of
// the curve are OpenSSL's all the same. Its time depends on the key: good enough for a machine of one's own.

/** The order of the base point (NIST SP 800-186, section 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** In DER, as KMS gives it. `key`: 32 bytes. `digest`: SHA-256. */
export const signDigest = (key: Buffer, digest: Buffer): Buffer => {
  for (;;) {
    const nonce = bigOf(randomBytes(32));
    if (nonce === 0n || nonce >= order) continue;
    const r = bigOf(pointOf(bytesOf(nonce)).subarray(1, 33)) % order;
    const s = (inverse(nonce) * ((bigOf(digest) + r * bigOf(key)) % order)) % order;
    if (r !== 0n && s !== 0n) return sequence(Buffer.concat([integer(r), integer(s)]));
  }
};

/** The public half as SubjectPublicKeyInfo (RFC 5480): what every key of this curve begins with, and its point. */
export const publicKeyDer = (key: Buffer): Buffer =>
  Buffer.concat([Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'), pointOf(key)]);

/** The base point times this number: 04, x and y. */
const pointOf = (scalar: Buffer): Buffer => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  return curve.getPublicKey();
};

const bigOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');

/** By Fermat: the order is a prime. */
const inverse = (value: bigint): bigint => {
  let [result, base, exponent] = [1n, value % order, order - 2n];
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % order;
    base = (base * base) % order;
  }
  return result;
};

const sequence = (content: Buffer): Buffer => Buffer.concat([Buffer.from([0x30, content.length]), content]);

/** As few bytes as it can have, and a zero before a high bit, which would mean a negative number. */
const integer = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const padded = (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
  return Buffer.concat([Buffer.of(0x02, padded.length), padded]);
};
