/** Joins the sentences with one space and leaves out the empty ones. */
export const paragraph = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter((sentence): sentence is string => Boolean(sentence)).join(' ');

/** Makes apostrophes curly: labels, names and the bibliography have straight ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');
