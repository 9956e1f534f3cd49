/**
 * How easy a Spanish text is, by Szigriszt Pazos's formula on the INFLESZ scale: 206.835 - 62.3 syllables per word - words per
 * sentence. 65 to 80 is "quite easy", 55 to 65 "normal", as in popular newspapers. Barrio-Cantalejo et al., An Sist Sanit Navar
 * 2008;31:135-152.
 */
export const inflesz = (sentences: readonly string[]): number => {
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
};

/** The sentences of running text, without tags. A label without a full stop is none, and the point of a decimal ends none. */
export const sentencesIn = (text: string): string[] =>
  text.replaceAll(/<\/?[a-z]+>/g, '').match(/(?:[^.?!]|[.?!](?![\s”)]|$))+[.?!]+(?=[\s”)]|$)/g) ?? [];

const wordsIn = (sentence: string): string[] => sentence.match(/\p{L}+/gu) ?? [];

/**
 * Every strong vowel (a, e, o) and every accented one is a syllable. An i or u joins the vowel beside it; two of them are one
 * syllable, and a final y is one of them.
 */
export const syllablesIn = (word: string): number => {
  const spoken = word
    .toLowerCase()
    .replace(/y$/, 'i')
    .replaceAll(/(?<=[qg])u(?=[eéií])/g, '');
  const strong = spoken.match(/[aeoáéíóú]/g) ?? [];
  const weakAlone = spoken.match(/(?<![aeoáéíóúiuü])[iuü]+(?![aeoáéíóúiuü])/g) ?? [];
  return Math.max(1, strong.length + weakAlone.length);
};
