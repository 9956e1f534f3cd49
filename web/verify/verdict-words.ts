import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Difference } from '#shared/verify/differences.ts';
import { knownEngines } from '#shared/verify/engine-of.ts';
import type { Verified } from '#shared/verify/verify-result.ts';

type Words = { readonly tone: 'good' | 'bad' | 'open'; readonly verdict: string; readonly why: string };

/** What came of one result, for the person who has it in hand. */
export const wordsOf = ({ verdict, engineVersion }: Verified): Words => {
  switch (verdict.kind) {
    case 'same':
      return {
        tone: 'good',
        verdict: 'Verified',
        why:
          verdict.byModel === 0
            ? `Method ${engineVersion} comes to the same fingerprint, the same figures and the same words.`
            : `Method ${engineVersion} comes to the same fingerprint and the same figures. A language model wrote ${paragraphs(verdict.byModel)} of this result, which nobody can work out again.`,
      };
    case 'same-figures':
      return {
        tone: 'good',
        verdict: 'Verified',
        why: `Method ${engineVersion} comes to the same fingerprint and the same figures.`,
      };
    case 'other-answers':
      return {
        tone: 'bad',
        verdict: 'Not verified',
        why: 'The answers in this file do not give its fingerprint. The person may have left some out, as they can, or something was changed.',
      };
    case 'different':
      return {
        tone: 'bad',
        verdict: 'Not verified',
        why: verdict.isSameFingerprint
          ? 'The fingerprint fits the answers, but the result was changed after it was made.'
          : 'The answers, the day or the method are not those that this result was made from.',
      };
    case 'unknown-engine':
      return {
        tone: 'open',
        verdict: 'Not checked',
        why: engineVersion
          ? `It was made by method ${engineVersion}, which this page does not have. It has ${knownEngines.join(' and ')}.`
          : 'It does not say which method made it.',
      };
    case 'no-answers':
      return { tone: 'open', verdict: 'Not checked', why: 'The answers that it was made from are not in the file.' };
  }
};

const paragraphs = (count: number): string => (count === 1 ? 'one paragraph' : `${count} paragraphs`);

/** All of them in one sentence. */
export const summaryOf = (found: readonly Verified[]): string => {
  const count = (tone: Words['tone']) => found.filter((one) => wordsOf(one).tone === tone).length;
  const [good, bad, open] = [count('good'), count('bad'), count('open')];
  if (good === found.length) return good === 1 ? 'This result is verified.' : `All ${good} results are verified.`;
  return [
    good > 0 && `${resultsAre(good)} verified.`,
    bad > 0 && `${resultsAre(bad)} not what the answers give.`,
    open > 0 && `${resultsAre(open)} not checked.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const resultsAre = (count: number): string => (count === 1 ? 'One result is' : `${count} results are`);

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
