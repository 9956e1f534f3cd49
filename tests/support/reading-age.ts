/** Flesch-Kincaid grade: 0.39 words per sentence + 11.8 syllables per word - 15.59. Grade 7 is an age of about 12. */
export const readingGrade = (text: string): number => {
  const sentences = text.split(/[.?]+(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length;
  const words = text.match(/[a-z’'-]*[a-z][a-z’'-]*/gi) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};

/** Groups of vowels, without a silent final e. */
const syllablesIn = (word: string): number => {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^laeiouy]e|[^td]ed)$/, (end) => end[0] ?? '');
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1);
};
