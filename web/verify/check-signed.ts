import type { IsSignedBy } from '#shared/signature/jws.ts';
import { type CheckDeps, type Checked, checkFile, type DocumentState } from '#shared/verify/check-file.ts';
import type { SignedContent } from '#shared/verify/signed-content.ts';
import { call } from '#web/api/call.ts';
import { isRecord } from '#web/api/read-value.ts';

const es256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const isSignedBy: IsSignedBy = async ({ kty, crv, x, y }, input, signature) => {
  if (typeof x !== 'string' || typeof y !== 'string' || kty !== 'EC' || crv !== 'P-256') return false;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, es256, false, ['verify']);
  return crypto.subtle.verify(es256, key, signature, input);
};

/** The first answer, or a second one if our site was only busy: a page must not call a genuine document unchecked for that. */
const askTwice = async <Got extends Awaited<ReturnType<typeof call>>>(ask: () => Promise<Got>): Promise<Got> => {
  const first = await ask();
  return !first.ok && first.reason === 'refused' && first.status === 503 ? ask() : first;
};

/** The keys of the site that this page comes from, never of one that a file names. Null without a connection. */
const loadKeys = async (): Promise<readonly unknown[] | null> => {
  const answer = await askTwice(() => call('getSigningKeys', undefined));
  return answer.ok && isRecord(answer.data) && Array.isArray(answer.data.keys) ? answer.data.keys : null;
};

const askSite = async (id: string): Promise<DocumentState> => {
  const answer = await askTwice(() => call('getDocumentState', { id }));
  if (!answer.ok) return { state: answer.reason === 'refused' && answer.status === 404 ? 'unknown' : 'unreachable' };
  const { state, at } = isRecord(answer.data) ? answer.data : {};
  if (state === 'withdrawn') return { state, at: typeof at === 'string' ? at : '' };
  return { state: state === 'standing' ? state : 'unreachable' };
};

const deps: CheckDeps = { loadKeys, isSignedBy, askSite };

/**
 * The verdict of a check, and what was signed. The content is null if the signature is wrong or could not be checked.
 */
export type Outcome = { readonly checked: Checked; readonly content: SignedContent | null };

/** Checks a file in this browser. Only its number is sent to our site, and only if the signature is right. */
export const checkSigned = async (bytes: Uint8Array): Promise<Outcome> => {
  const checked = await checkFile(bytes, deps);
  if (!('signed' in checked)) return { checked, content: null };
  const { contentOf } = await import('#shared/verify/content-of.ts');
  return { checked, content: await contentOf(checked.signed) };
};
