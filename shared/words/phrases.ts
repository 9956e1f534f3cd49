/** 'a', 'a and b', 'a, b and c'. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One space between what is there; nothing for what is not. */
export const paragraph = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter((sentence): sentence is string => Boolean(sentence)).join(' ');

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const numberWord = (count: number): string => words[count] ?? String(count);

/** Straight marks come from labels and names that were typed; a page shows one kind. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** A first name as a greeting can take it: one line, not endless. */
const greetingName = (firstName: string | undefined): string =>
  (firstName ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);

export const thanks = (firstName: string | undefined): string => {
  const name = greetingName(firstName);
  return name ? `Thank you, ${name}.` : 'Thank you.';
};
