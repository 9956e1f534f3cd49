import { type Fields, fieldsOf } from '#shared/read-unknown.ts';
import { resultDigest } from '#shared/signature/claims.ts';
import { checkSignature, type IsSignedBy } from '#shared/signature/jws.ts';
import type { StoredResult } from './stored-result.ts';

export type SignatureVerdict =
  | 'not-edited'
  /** The signature is not about what stands here, or was changed itself. */
  | 'edited'
  /** Signed, but by no key of this site. */
  | 'unknown-key'
  | 'none'
  /** The keys could not be loaded. */
  | 'not-checked';

export type SignatureCheck = {
  /** The public keys of this site. Null when they could not be loaded. Asked when there is a signature. */
  readonly loadKeys: () => Promise<readonly unknown[] | null>;
  readonly isSignedBy: IsSignedBy;
};

/** Whether a signature holds, and is about what `isAbout` compares its claims with. Takes anything. */
export const signatureVerdict = async (
  { loadKeys, isSignedBy }: SignatureCheck,
  signature: unknown,
  isAbout: (claims: Fields) => boolean | Promise<boolean>,
): Promise<SignatureVerdict> => {
  if (signature === undefined) return 'none';
  const keys = await loadKeys();
  if (!keys) return 'not-checked';
  const checked = await checkSignature(signature, keys, isSignedBy);
  if (checked.kind === 'unknown-key') return 'unknown-key';
  return checked.kind === 'holds' && (await isAbout(checked.claims)) ? 'not-edited' : 'edited';
};

/** Of a result in an export: every figure and word of it is signed. */
export const verifySignature = (stored: StoredResult, check: SignatureCheck): Promise<SignatureVerdict> => {
  const { submissionId, quizId, submittedAt, content, signature } = stored;
  const { version, hash } = fieldsOf(content.engine);
  return signatureVerdict(
    check,
    signature,
    ({ submission, quiz, engine, fingerprint, result }) =>
      submission === submissionId &&
      quiz === quizId &&
      engine === version &&
      fingerprint === hash &&
      result === resultDigest({ submissionId, quiz_id: quizId, submittedAt, content }),
  );
};
