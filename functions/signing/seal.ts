import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import { bundleSignature, identified, signedPayload } from '#shared/signature/signed-file.ts';

/** One result in a signed file. `replaces`: the id of the wrong result in whose place it stood; null if in none. */
export type SignedResult = { submissionId: SubmissionId; replaces: string | null };

/** What is stored about a signed file: enough to tell later whether a result in it was withdrawn. */
export type SignedRecord = {
  userId: UserId;
  documentId: string;
  /** ISO instant. */
  madeAt: string;
  results: readonly SignedResult[];
};

export type SealDeps = {
  /** A detached JWS over this text. Throws if the key is unreachable. */
  sign: (payload: string) => Promise<string>;
  /** Stores the record of a signed file. `erased`: stored nothing, because the user is being erased. */
  saveSigned: (record: SignedRecord) => Promise<'saved' | 'erased'>;
};

type SignedBundle = Bundle & Required<Pick<Bundle, 'signature'>>;

/** Signs all of a FHIR document, and records it. The signature fits the answer, byte for byte in its canonical form. */
export const sealBundle = async (
  deps: SealDeps,
  bundle: Bundle,
  record: SignedRecord,
): Promise<SignedBundle | 'erased'> => {
  const document = wellFormed(bundle);
  const signature = bundleSignature(document, await deps.sign(signedPayload(document)));
  return (await deps.saveSigned(record)) === 'erased' ? 'erased' : { ...document, signature };
};

/** Signs all of a download, and records it. */
export const sealDownload = async <File extends Readonly<Record<string, unknown>>>(
  deps: SealDeps,
  download: File,
  record: SignedRecord,
) => {
  const file = identified(record.documentId, wellFormed(download));
  const signature = await deps.sign(signedPayload(file));
  return (await deps.saveSigned(record)) === 'erased' ? 'erased' : { ...file, signature };
};

/**
 * The value as a reader of its JSON gets it, without halves of characters: users can type them, and a strict reader refuses them.
 */
const wellFormed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? each.toWellFormed() : each));
