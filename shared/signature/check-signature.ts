import { fieldsOf } from '#shared/quiz/fields-of.ts';
import { readJws } from './jws.ts';

/** A public key of a set, of any shape. */
type PublicKey = Readonly<Record<string, unknown>>;

/** Whether this key has made this signature (r and s) of these bytes, by ES256. False for what is no such key. */
export type IsSignedBy = (
  key: PublicKey,
  input: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/** `broken`: something in it was changed, or it never was a signature. */
export type CheckedSignature =
  | { readonly kind: 'holds'; readonly claims: Readonly<Record<string, unknown>> }
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
