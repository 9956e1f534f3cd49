import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Result } from '#shared/contract/result.ts';
import { claimsOf } from '#shared/signature/claims.ts';
import type { IsSignedBy } from '#shared/signature/jws.ts';
import { compactJws, signingInput } from '#shared/signature/jws.ts';
import type { SignatureCheck } from '#shared/verify/signature-verdict.ts';

/** A signing key made by Node, without KMS. */
export const newSigningKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`).digest('base64url');
  const signClaims = (claims: object): string => {
    const input = signingInput(kid, claims);
    return compactJws(input, sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' }));
  };
  return {
    jwk: { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' } as const,
    signClaims,
    signResult: (result: Result, at = new Date('2026-01-15T12:00:00.000Z')) => signClaims(claimsOf(result, at)),
  };
};

/** Checks with WebCrypto, as the page does. */
const isSignedBy: IsSignedBy = async ({ kty, crv, x, y }, input, signature) => {
  const es256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const jwk = { kty: String(kty), crv: String(crv), x: String(x), y: String(y) };
  const key = await crypto.subtle.importKey('jwk', jwk, es256, false, ['verify']);
  return crypto.subtle.verify(es256, key, signature, input);
};

export const checkWith = (...keys: readonly unknown[]): SignatureCheck => ({ loadKeys: async () => keys, isSignedBy });
