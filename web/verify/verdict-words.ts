import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { SignatureVerdict } from '#shared/verify/signature-verdict.ts';
import { knownEngines } from '#shared/verify/stored-result.ts';
import type { Difference, Verified } from '#shared/verify/verify-result.ts';
import type { Words } from './words.ts';

/**
 * What came of working one result out again, for the person who has it in hand. Answers that do not give the fingerprint are
 * no fault of a result whose signature holds.
 */
export const wordsOf = ({ verdict, engineVersion }: Verified, signature: SignatureVerdict): Words => {
  switch (verdict.kind) {
    case 'same':
      return {
        tone: 'good',
        verdict: 'Worked out again',
        why: `Method ${engineVersion} comes to the same fingerprint, the same figures and the same words.`,
      };
    case 'same-figures':
      return {
        tone: 'good',
        verdict: 'Worked out again',
        why: `Method ${engineVersion} comes to the same fingerprint and the same figures.`,
      };
    case 'other-answers':
      if (signature === 'not-edited')
        return {
          tone: 'open',
          verdict: 'Not worked out again',
          why: 'The answers in this file do not lead to it. The person may have left some out, as they can, or one was changed.',
        };
      return {
        tone: 'bad',
        verdict: 'Does not follow',
        why: 'The answers in this file do not give its fingerprint. The person may have left some out, as they can, or something was changed.',
      };
    case 'different':
      return {
        tone: 'bad',
        verdict: 'Does not follow',
        why: verdict.isSameFingerprint
          ? 'The fingerprint fits the answers, but the result was changed after it was made.'
          : 'The answers, the day or the method are not those that this result was made from.',
      };
    case 'unknown-engine':
      return {
        tone: 'open',
        verdict: 'Not worked out again',
        why: engineVersion
          ? `It was made by method ${engineVersion}, which this page does not have. It has ${knownEngines.join(' and ')}.`
          : 'It does not say which method made it.',
      };
    case 'no-answers':
      return {
        tone: 'open',
        verdict: 'Not worked out again',
        why: 'The answers that it was made from are not in the file.',
      };
  }
};

const names: Readonly<Record<string, string>> = {
  quiz_id: 'Which quiz it was',
  submittedAt: 'When it was sent',
  'content.engine.hash': 'Fingerprint',
  'content.overall_summary.biologicalAge': 'Biological age',
  'content.overall_summary.biologicalAgeLow': 'Biological age, lower end of its range',
  'content.overall_summary.biologicalAgeHigh': 'Biological age, upper end of its range',
  'content.overall_summary.chronologicalAge': 'Calendar age',
  [`content.overall_summary.${factorField}`]: `${product.name} Factor`,
  'content.overall_summary.answeredShare': 'Share of the questions that were answered',
  'content.overall_summary.cardiacRiskScore': 'Cardiac risk score',
  'content.overall_summary.cardiacRiskScoreLow': 'Cardiac risk score, lower end of its range',
  'content.overall_summary.cardiacRiskScoreHigh': 'Cardiac risk score, upper end of its range',
  'content.overall_summary.riskDescriptor': 'Risk level',
  'valueQuantity.value': 'Biological age',
  'prediction.0.probabilityDecimal': 'Cardiac risk score',
};

/** As the result page calls it; what has no name there is named by its place in the file. */
export const nameOf = ({ path }: Difference): string => names[path] ?? path;

/** The figures that a person knows first, then everything else as it stands in the file. */
export const inReadingOrder = (differences: readonly Difference[]): Difference[] =>
  [...differences].sort((one, other) => Number(!names[one.path]) - Number(!names[other.path]));

/** Enough to recognise a sentence by. */
const longest = 160;

export const valueText = (value: string): string => {
  const text = value === '' ? 'nothing' : value.replace(/^"(.*)"$/s, '$1');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};
