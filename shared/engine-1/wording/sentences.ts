/** 'a', 'a and b', 'a, b and c'. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** For items that hold an 'and' of their own. */
export const series = (items: readonly string[]): string => items.join('; ');

/** A label inside a sentence: 'HDL cholesterol', 'A1c' and 'South Asian background' keep their capitals. */
export const inSentence = (label: string): string =>
  /^([A-Z][A-Z0-9]|South )/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins the sentences that are there with one space, and skips the others. */
export const paragraph = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter((sentence): sentence is string => Boolean(sentence)).join(' ');

export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** What the person chose, in their own words on the screen. */
export const quoted = (label: string): string => `“${label}”`;

const words = ['none', 'one', 'two', 'three', 'four', 'five'];
export const numberWord = (count: number): string => words[count] ?? String(count);

/** A first name that fits into a greeting: one line, of limited length. Empty when there is none. */
const greetingName = (firstName: string | undefined): string =>
  (firstName ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);

export const thanks = (firstName: string | undefined): string => {
  const name = greetingName(firstName);
  return name ? `Thank you, ${name}.` : 'Thank you.';
};
