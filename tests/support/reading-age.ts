/**
 * Flesch-Kincaid grade of running text: 0.39 words per sentence + 11.8 syllables per word - 15.59. Grade 6 is an age of about 11.
 * A title or a label is no sentence: one without a full stop, question or exclamation mark at its end does not count, because each
 * would make the mean sentence shorter. Titles are looked at alone (`titleGrade`).
 */
export const readingGrade = (texts: string | readonly string[]): number =>
  gradeOf([texts].flat().flatMap((text) => text.match(/[^.?!]+[.?!]+(?=\s|$|”|’|\))/g) ?? []));

/** Of words that stand as a title: one sentence, whatever its end. */
export const titleGrade = (title: string): number => gradeOf([title]);

const gradeOf = (sentences: readonly string[]): number => {
  const spoken = sentences.filter((sentence) => /[a-z]/i.test(sentence));
  const words = spoken.join(' ').match(/[a-z’'-]*[a-z][a-z’'-]*/gi) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / spoken.length) + 11.8 * (syllables / words.length) - 15.59;
};

/** Groups of vowels, without a silent final e. */
const syllablesIn = (word: string): number => {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^laeiouy]e|[^td]ed)$/, (end) => end[0] ?? '');
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1);
};
