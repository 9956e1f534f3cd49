import type { IsSignedBy } from '#shared/signature/jws.ts';
import { readExport } from '#shared/verify/read-export.ts';
import { type SignatureCheck, type SignatureVerdict, verifySignature } from '#shared/verify/signature-verdict.ts';
import type { StoredResult } from '#shared/verify/stored-result.ts';
import { type Verified, verifyResult } from '#shared/verify/verify-result.ts';
import { call } from '#web/api/call.ts';
import { isRecord } from '#web/api/read-value.ts';

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
const newSignatureCheck = (): SignatureCheck => {
  let loading: ReturnType<typeof loadKeys> | undefined;
  const load = () => {
    loading ??= loadKeys();
    return loading;
  };
  return { loadKeys: load, isSignedBy };
};

/** What came of one result: worked out again, and whether its signature holds. */
export type Checked = Verified & {
  readonly signature: SignatureVerdict;
  /** It stands in a file for a doctor, which has figures and not the whole page. */
  readonly isDocument: boolean;
};

export type Outcome = { readonly found: readonly Checked[] } | { readonly fault: string };

/** Far more than any export of ours has. A file that fills the memory of a phone is not read. */
const maxBytes = 50_000_000;

const chooseAnother =
  'Choose the file that “Download my data” on your account page has saved, or one that was saved for a doctor.';
const notLoaded = 'We couldn’t load the method. Check your connection and try again.';

/** Every result in a file of the person's own. Nothing of it leaves this page. */
export const verifyFile = async (file: File): Promise<Outcome> => {
  if (file.size > maxBytes) return { fault: `“${file.name}” is larger than any file of ours. ${chooseAnother}` };
  const json = await readJson(file);
  const results = json === undefined ? null : readExport(json);
  if (!results)
    return (await verifyShared(json)) ?? { fault: `“${file.name}” is not a download of ours. ${chooseAnother}` };
  if (results.length === 0) return { fault: `There is no result in “${file.name}” yet.` };
  return verifyAll(results);
};

export const verifyAll = async (results: readonly StoredResult[]): Promise<Outcome> => {
  try {
    const found: Checked[] = [];
    const check = newSignatureCheck();
    // One after the other: a hundred results at once would hold up the page.
    for (const result of results)
      found.push({
        ...(await verifyResult(result)),
        isDocument: false,
        signature: await verifySignature(result, check),
      });
    return { found };
  } catch {
    return { fault: notLoaded };
  }
};

const verifyShared = async (json: unknown): Promise<Outcome | null> => {
  try {
    const [{ verifyDocument }, { documentSignature }] = await Promise.all([
      import('#shared/verify/verify-document.ts'),
      import('#shared/verify/document-signature.ts'),
    ]);
    const check = newSignatureCheck();
    const verified = await verifyDocument(json);
    const withSignature = async (one: Verified): Promise<Checked> => ({
      ...one,
      isDocument: true,
      signature: await documentSignature(json, one.quizId, check),
    });
    return verified && { found: await Promise.all(verified.map(withSignature)) };
  } catch {
    return { fault: notLoaded };
  }
};

const readJson = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
};
