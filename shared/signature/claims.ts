import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '#shared/canonical-json.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { toBase64url } from '#shared/links/shlink.ts';

/**
 * What a signature is about, and no more than it takes to check a result that stands in a file. `result` covers the whole
 * page, which an export has. A document for a doctor has figures and warnings and not the page, so these stand here too: they
 * can be compared when answers were left out, and nothing can be worked out again.
 */
export type ResultClaims = {
  readonly submission: string;
  readonly quiz: string;
  /** ISO instant: so that an old result cannot be passed off as a new one. */
  readonly submittedAt: string;
  readonly engine: string;
  readonly fingerprint: string;
  /** As `resultDigest` makes it. */
  readonly result: string;
  readonly figures: SignedFigures;
  readonly warnings: readonly { readonly code: string; readonly level: string }[];
  /** When it was signed, in seconds since 1970. */
  readonly iat: number;
};

type Summary = ResultContent['overall_summary'];

/** The members of a result's content that a FHIR document has as figures. */
const signedFigures = [
  'biologicalAge',
  'biologicalAgeLow',
  'biologicalAgeHigh',
  'chronologicalAge',
  'answeredShare',
  'cardiacRiskScore',
  'cardiacRiskScoreLow',
  'cardiacRiskScoreHigh',
  'riskDescriptor',
  'riskCode',
] as const satisfies readonly (keyof Summary)[];

type SignedFigures = Readonly<
  Partial<Pick<Summary, (typeof signedFigures)[number]>> & Partial<Pick<ResultContent, 'otherRisks'>>
>;

export const claimsOf = (result: Result, signedAt: Date): ResultClaims => {
  const { submissionId, quiz_id, submittedAt, content } = result;
  const { overall_summary: summary, otherRisks, engine, redFlags } = content;
  const figures = signedFigures.flatMap((name) => (summary[name] === undefined ? [] : [[name, summary[name]]]));
  return {
    submission: submissionId,
    quiz: quiz_id,
    submittedAt,
    engine: engine.version,
    fingerprint: engine.hash,
    result: resultDigest(result),
    figures: { ...Object.fromEntries(figures), ...(otherRisks && { otherRisks }) },
    warnings: redFlags.map(({ code, level }) => ({ code, level })),
    iat: Math.floor(signedAt.getTime() / 1000),
  };
};

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
