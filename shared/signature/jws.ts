import { fromBase64url, toBase64url } from '#shared/base64url.ts';
import { canonicalJson } from '#shared/canonical-json.ts';
import type { Fields } from '#shared/read-unknown.ts';
import { isLowS } from './low-s.ts';

// JSON Web Signature in its compact form with the payload left out (RFC 7515, appendix F), with ES256 alone (RFC 7518, section
// 3.4). The payload is the canonical JSON of the signed file.

/** The only header that we write. `kid`: the thumbprint of the key (RFC 7638). */
const headerOf = (kid: string): string => encoded(canonicalJson({ alg: 'ES256', kid }));

const encoded = (text: string): string => toBase64url(new TextEncoder().encode(text));

/** What is signed: header and payload, each in base64url. */
export const signingInput = (kid: string, payload: string): string => `${headerOf(kid)}.${encoded(payload)}`;

/** `signature`: r and s, 32 bytes each. */
export const detachedJws = (kid: string, signature: Uint8Array): string =>
  `${headerOf(kid)}..${toBase64url(signature)}`;

export type ReadJws = { readonly kid: string; readonly signature: Uint8Array<ArrayBuffer> };

/**
 * Null for everything but a detached signature exactly as we write it: one spelling for each signature. So another algorithm, a
 * header with more in it, unused bits that are set and the second s of a signature are refused here. Takes anything.
 */
export const readJws = (text: unknown): ReadJws | null => {
  const [header = '', payload, sealed = '', ...others] = typeof text === 'string' ? text.split('.') : [];
  const kid = kidIn(header);
  const signature = fromBase64url(sealed);
  if (kid === null || payload !== '' || others.length > 0) return null;
  if (signature?.length !== 64 || toBase64url(signature) !== sealed || !isLowS(signature)) return null;
  return { kid, signature };
};

/** SHA-256 in base64url. */
const thumbprint = /^[\w-]{43}$/;

const kidIn = (header: string): string | null => {
  const bytes = fromBase64url(header);
  const [, kid = ''] = /"kid":"([^"]*)"/.exec(bytes ? new TextDecoder().decode(bytes) : '') ?? [];
  return thumbprint.test(kid) && headerOf(kid) === header ? kid : null;
};

/** Whether this public key has made this signature (r and s) of these bytes, by ES256. False for what is no such key. */
export type IsSignedBy = (
  key: Fields,
  input: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;
