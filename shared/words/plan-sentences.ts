import type { Recommendation } from '#shared/contract/result.ts';
import { type Sentence, textOf, type Words } from '#shared/safety/sentence.ts';

/** Each sentence with an id, unique on its page. */
export const sentencesOf = (code: string, words: readonly Words[]): Sentence[] =>
  words.map((one, at) => ({ ...one, id: `${code}.${at + 1}` }));

/** A step's words: as one text, and as sentences with their classes, by which a page decides what it may fold away. */
export const inSentences = (
  code: string,
  words: readonly Words[],
): Pick<Recommendation, 'recommendation' | 'sentences'> => ({
  recommendation: textOf(words),
  sentences: sentencesOf(code, words),
});
