import { fieldsOf } from '#shared/read-unknown.ts';
import { type IsSignedBy, signingInput } from '#shared/signature/jws.ts';
import { type ReadSigned, readSigned } from '#shared/signature/signed-file.ts';
import { readStrictJson } from './strict-json.ts';

/** What the site says about a file by its id. */
export type DocumentState =
  | { readonly state: 'standing' }
  /** When a result in it was withdrawn. */
  | { readonly state: 'withdrawn'; readonly at: string }
  /** Never made there, or erased with its account. */
  | { readonly state: 'unknown' }
  | { readonly state: 'unreachable' };

/** The signature fits: the file is what the site made, to the last value. */
export type Signed = { readonly kind: ReadSigned['kind']; readonly file: unknown };

export type Checked =
  | { readonly verdict: 'not-ours' }
  | { readonly verdict: 'changed' }
  | { readonly verdict: 'not-checked'; readonly why: 'keys' }
  | { readonly verdict: 'not-checked'; readonly why: 'site' | 'unknown'; readonly signed: Signed }
  | { readonly verdict: 'withdrawn'; readonly at: string; readonly signed: Signed }
  | { readonly verdict: 'genuine'; readonly signed: Signed };

export type Verdict = Checked['verdict'];

export type CheckDeps = {
  /** The public keys of this site, never those that a file names. Null when they could not be loaded. */
  readonly loadKeys: () => Promise<readonly unknown[] | null>;
  readonly isSignedBy: IsSignedBy;
  /** Asked only about a file whose signature fits. */
  readonly askSite: (documentId: string) => Promise<DocumentState>;
};

/** Far larger than any file of ours. A larger file could fill the memory of a phone, so it is not read. */
export const maxFileBytes = 50_000_000;

/**
 * Whether a file is exactly one that this site has signed, and whether it still stands. Files with the same canonical JSON
 * (RFC 8785) are the same file; nothing else is `genuine`. Takes anything.
 */
export const checkFile = async (bytes: Uint8Array, deps: CheckDeps): Promise<Checked> => {
  const json = bytes.length > maxFileBytes ? null : readStrictJson(bytes);
  return json ? checkValue(json.value, deps) : { verdict: 'not-ours' };
};

/** The same for JSON that the strict reader (`strict-json.ts`) has already parsed. */
const checkValue = async (file: unknown, { loadKeys, isSignedBy, askSite }: CheckDeps): Promise<Checked> => {
  const read = readSigned(file);
  if (!read) return { verdict: 'not-ours' };
  const keys = await loadKeys();
  if (!keys) return { verdict: 'not-checked', why: 'keys' };
  const { kind, documentId, jws, payload, isExact } = read;
  const key = keys.map(fieldsOf).find(({ kid }) => kid === jws.kid);
  if (!key) return { verdict: 'not-ours' };
  const input = new TextEncoder().encode(signingInput(jws.kid, payload));
  if (!isExact || !(await isSignedBy(key, input, jws.signature))) return { verdict: 'changed' };
  const signed = { kind, file };
  const answer = await askSite(documentId);
  if (answer.state === 'unreachable') return { verdict: 'not-checked', why: 'site', signed };
  if (answer.state === 'unknown') return { verdict: 'not-checked', why: 'unknown', signed };
  return answer.state === 'withdrawn'
    ? { verdict: 'withdrawn', at: answer.at, signed }
    : { verdict: 'genuine', signed };
};
