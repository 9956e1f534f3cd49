import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { SignatureVerdict } from '#shared/verify/signature-verdict.ts';
import { knownEngines } from '#shared/verify/stored-result.ts';
import type { Difference, Verified } from '#shared/verify/verify-result.ts';
import type { Checked } from './verify-file.ts';

const again = (why: string): Words => ({ tone: 'good', verdict: 'Worked out again', why });
const notAgain = (why: string): Words => ({ tone: 'open', verdict: 'Not worked out again', why });
const notFollowing = (why: string): Words => ({ tone: 'bad', verdict: 'Does not follow', why });

/**
 * What came of working one result out again, for the reader who has it in hand. Answers that do not give the fingerprint are
 * no fault of a result whose signature holds.
 */
export const wordsOf = ({ verdict, engineVersion }: Verified, signature: SignatureVerdict): Words => {
  switch (verdict.kind) {
    case 'same':
      return again(`Method ${engineVersion} comes to the same fingerprint, the same figures and the same words.`);
    case 'same-figures':
      return again(`Method ${engineVersion} comes to the same fingerprint and the same figures.`);
    case 'other-answers':
      return signature === 'not-edited'
        ? notAgain(
            'The answers in this file do not lead to it. The person may have left some out, as they can, or one was changed.',
          )
        : notFollowing(
            'The answers in this file do not give its fingerprint. The person may have left some out, as they can, or something was changed.',
          );
    case 'different':
      return notFollowing(
        verdict.isSameFingerprint
          ? 'The fingerprint fits the answers, but the result was changed after it was made.'
          : 'The answers, the day or the method are not those that this result was made from.',
      );
    case 'unknown-engine':
      return notAgain(
        engineVersion
          ? `It was made by method ${engineVersion}, which this page does not have. It has ${knownEngines.join(' and ')}.`
          : 'It does not say which method made it.',
      );
    case 'no-answers':
      return notAgain('The answers that it was made from are not in the file.');
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

/**
 * What came of a result in all. A signature tells of an edit, and stands in where nothing can be worked out again; not in a
 * document for a doctor, where answers stand beside the result, which it does not cover.
 */
const toneOf = ({ signature, isDocument, ...verified }: Checked): Tone => {
  const { tone } = wordsOf(verified, signature);
  if (signature === 'edited' || tone === 'bad') return 'bad';
  if (signature === 'unknown-key') return 'open';
  return signature === 'not-edited' && !isDocument ? 'good' : tone;
};

export const summaryOf = (found: readonly Checked[]): string => {
  const count = (tone: Tone) => found.filter((one) => toneOf(one) === tone).length;
  const [good, bad, open] = [count('good'), count('bad'), count('open')];
  if (good === found.length) return good === 1 ? 'This result is verified.' : `All ${good} results are verified.`;
  return [
    good > 0 && `${resultsAre(good)} verified.`,
    bad > 0 && `${resultsAre(bad)} not as we made it.`.replace('are not as we made it', 'are not as we made them'),
    open > 0 && `${resultsAre(open)} not checked in full.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const resultsAre = (count: number): string => (count === 1 ? 'One result is' : `${count} results are`);

type Tone = 'good' | 'bad' | 'open';

/** One thing that came of a check: in a word or two, and why. */
export type Words = { readonly tone: Tone; readonly verdict: string; readonly why: string };
