/** One space between what is there; nothing for what is not. */
export const paragraph = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter((sentence): sentence is string => Boolean(sentence)).join(' ');

/** 'a', 'a and b', 'a, b and c'. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What the person chose, in the words of the screen. */
export const quoted = (label: string): string => `“${label}”`;

/** Questionnaires and bibliography are written with straight apostrophes; a page has curly ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** A first name as a greeting can take it: one line, not endless. */
const longestName = 40;
export const thanks = (firstName: string | undefined): string => {
  const name = curly((firstName ?? '').replace(/\s+/g, ' ').trim().slice(0, longestName));
  return name ? `Thank you, ${name}.` : 'Thank you.';
};
