import { createHash, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import type { Bundle } from '#shared/fhir/resources.ts';
import { detachedJws, type IsSignedBy, signingInput } from '#shared/signature/jws.ts';
import { withLowS } from '#shared/signature/low-s.ts';
import { bundleSignature, signedPayload } from '#shared/signature/signed-file.ts';
import type { CheckDeps, DocumentState } from '#shared/verify/check-file.ts';

/** A signing key made by Node, without KMS. */
export const newSigningKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`).digest('base64url');
  const sign = async (payload: string): Promise<string> => {
    const input = Buffer.from(signingInput(kid, payload));
    return detachedJws(kid, withLowS(signBytes('sha256', input, { key: privateKey, dsaEncoding: 'ieee-p1363' })));
  };
  const signBundle = async (bundle: Bundle) => ({
    ...bundle,
    signature: bundleSignature(bundle, await sign(signedPayload(bundle))),
  });
  return { jwk: { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' } as const, sign, signBundle };
};

/** Checks with WebCrypto, as the page does. */
const isSignedBy: IsSignedBy = async ({ kty, crv, x, y }, input, signature) => {
  const es256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const jwk = { kty: String(kty), crv: String(crv), x: String(x), y: String(y) };
  const key = await crypto.subtle.importKey('jwk', jwk, es256, false, ['verify']);
  return crypto.subtle.verify(es256, key, signature, input);
};

/** A check against these public keys; null: they cannot be loaded. `asked` collects the ids that the site was asked for. */
export const checkWith = (
  keys: readonly unknown[] | null,
  state: DocumentState = { state: 'standing' },
  asked: string[] = [],
): CheckDeps => ({
  loadKeys: async () => keys,
  isSignedBy,
  askSite: async (id) => {
    asked.push(id);
    return state;
  },
});

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
