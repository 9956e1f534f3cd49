import { canonicalJson } from '#shared/canonical-json.ts';
import { fromBase64url, toBase64url } from '#shared/links/shlink.ts';
import { type Fields, fieldsOf } from '#shared/read-unknown.ts';

// JSON Web Signature in its compact form (RFC 7515), with ES256 alone (RFC 7518, section 3.4).

/** What is signed: header and claims, each in base64url. `kid`: the thumbprint of the key (RFC 7638). */
export const signingInput = (kid: string, claims: object): string =>
  `${encoded({ alg: 'ES256', kid })}.${encoded(claims)}`;

/** `signature`: r and s, 32 bytes each. */
export const compactJws = (input: string, signature: Uint8Array): string => `${input}.${toBase64url(signature)}`;

export type ReadJws = {
  readonly kid: string;
  /** Not trusted before the signature is checked. */
  readonly claims: Fields;
  /** The bytes that were signed. */
  readonly input: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
};

/** Null for what is no signature of ours: also for another algorithm, which a forger might choose. Takes anything. */
export const readJws = (text: unknown): ReadJws | null => {
  const [header = '', payload = '', sealed = '', ...others] = typeof text === 'string' ? text.split('.') : [];
  const { alg, kid, ...unknown } = decoded(header);
  const signature = fromBase64url(sealed);
  if (alg !== 'ES256' || typeof kid !== 'string' || signature?.length !== 64) return null;
  // A header may name extensions that must be understood (`crit`), or bring a key of its own. Ours has neither.
  if (others.length > 0 || Object.keys(unknown).length > 0) return null;
  return { kid, claims: decoded(payload), input: new TextEncoder().encode(`${header}.${payload}`), signature };
};

const encoded = (value: object): string => toBase64url(new TextEncoder().encode(canonicalJson(value)));

const decoded = (part: string): Fields => {
  const bytes = fromBase64url(part);
  try {
    return bytes ? fieldsOf(JSON.parse(new TextDecoder().decode(bytes))) : {};
  } catch {
    return {};
  }
};

/** Whether this public key has made this signature (r and s) of these bytes, by ES256. False for what is no such key. */
export type IsSignedBy = (
  key: Fields,
  input: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/** `broken`: something in it was changed, or it never was a signature. */
export type CheckedSignature =
  | { readonly kind: 'holds'; readonly claims: Fields }
  | { readonly kind: 'broken' | 'unknown-key' };

/** Checks a compact JWS against a set of keys. Takes anything. */
export const checkSignature = async (
  jws: unknown,
  keys: readonly unknown[],
  isSignedBy: IsSignedBy,
): Promise<CheckedSignature> => {
  const read = readJws(jws);
  if (!read) return { kind: 'broken' };
  const key = keys.map(fieldsOf).find(({ kid }) => kid === read.kid);
  if (!key) return { kind: 'unknown-key' };
  const holds = await isSignedBy(key, read.input, read.signature);
  return holds ? { kind: 'holds', claims: read.claims } : { kind: 'broken' };
};
