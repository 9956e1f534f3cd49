/**
 * For one language, what makes a list: 'a', 'a and b', 'a, b and c'. A sentence puts it after a colon only, where no language
 * bends its items by a verb, an article or a preposition.
 */
export const listIn = (language: string) => {
  let format: Intl.ListFormat | undefined;
  return (items: readonly string[]): string => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(items);
  };
};
