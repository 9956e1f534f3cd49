import type { IsSignedBy } from '#shared/signature/jws.ts';
import type { SignatureCheck } from '#shared/verify/signature-verdict.ts';
import { call } from '../api/call.ts';
import { isRecord } from '../api/read-value.ts';

const es256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const isSignedBy: IsSignedBy = async ({ kty, crv, x, y }, input, signature) => {
  if (typeof x !== 'string' || typeof y !== 'string' || kty !== 'EC' || crv !== 'P-256') return false;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, es256, false, ['verify']);
  return crypto.subtle.verify(es256, key, signature, input);
};

/** The keys of the site that this page comes from, never of one that a file names. Without a connection there are none. */
const loadKeys = async (): Promise<readonly unknown[] | null> => {
  const answer = await call('getSigningKeys', undefined);
  return answer.ok && isRecord(answer.data) && Array.isArray(answer.data.keys) ? answer.data.keys : null;
};

/** For one file: the keys are asked for once, and only if something in it is signed. */
export const newSignatureCheck = (): SignatureCheck => {
  let loading: ReturnType<typeof loadKeys> | undefined;
  const load = () => {
    loading ??= loadKeys();
    return loading;
  };
  return { loadKeys: load, isSignedBy };
};
