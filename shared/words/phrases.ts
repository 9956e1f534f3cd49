export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** With a lower-case first letter, as inside a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Joins the sentences that apply with one space. */
export const paragraph = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter((sentence): sentence is string => Boolean(sentence)).join(' ');

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const numberWord = (count: number): string => words[count] ?? String(count);

/** Labels, names and the bibliography have straight apostrophes; pages show curly ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** Thanks the user by first name, on one line and cut to 40 characters. */
export const thanks = (firstName: string | undefined): string => {
  const name = (firstName ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  return name ? `Thank you, ${name}.` : 'Thank you.';
};
