import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { rawSignature } from '#functions/adapters/results/signing-keys.ts';
import { publicKeyDer, signDigest } from '#infra/local/services/kms.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const of32 = (hex: string) => hex.padStart(64, '0');

test('an integer with a zero before its high bit and one with fewer bytes become 32 bytes each', () => {
  // 02 21 00 80…01: a positive number with its high bit set. 02 01 05: five.
  const high = `80${'00'.repeat(30)}01`;
  const der = bytes(`3026022100${high}020105`);
  expect(Buffer.from(rawSignature(der)).toString('hex')).toBe(`${high}${of32('05')}`);
});

test.each([
  ['nothing', ''],
  ['no sequence', '3106020101020101'],
  ['a length that is not its own', '3007020101020101'],
  ['one integer', '3003020101'],
  ['bytes behind it', '300602010102010100'],
  ['an integer of another curve', `3044022101${'11'.repeat(32)}02210111${'11'.repeat(31)}`],
])('%s is not a signature', (_what, hex) => {
  expect(() => rawSignature(bytes(hex))).toThrow(/^KMS (did not return|returned) a/);
});

test('OpenSSL accepts what the stand-in of KMS signs, in DER and as r and s', () => {
  const key = bytes(of32('1234567890abcdef'));
  const publicKey = createPublicKey({ key: publicKeyDer(key), format: 'der', type: 'spki' });
  const message = Buffer.from('what is signed');
  for (let at = 0; at < 20; at += 1) {
    const der = signDigest(key, createHash('sha256').update(message).digest());
    expect(verify('sha256', message, publicKey, der)).toBe(true);
    const raw = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', message, raw, rawSignature(der))).toBe(true);
  }
});
