import { wordsOf } from './verdict-words.ts';
import type { Checked } from './verify-file.ts';
import type { Tone } from './words.ts';

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

/** All of them in one sentence. */
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
