import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '#shared/canonical-json.ts';
import { toBase64url } from '#shared/links/shlink.ts';

/** A result as the API gives it, without what was added to it later. Of a file it may be anything. */
export type SignedResult = {
  readonly submissionId: string;
  readonly quiz_id: string;
  readonly submittedAt: string;
  readonly content: unknown;
};

/** SHA-256 of the canonical JSON of these four members, in base64url: one other letter gives another digest. */
export const resultDigest = ({ submissionId, quiz_id, submittedAt, content }: SignedResult): string =>
  toBase64url(sha256(utf8ToBytes(canonicalJson({ submissionId, quiz_id, submittedAt, content }))));
