/**
 * Makes the function that writes lists in one language: 'a', 'a and b', 'a, b and c'. A sentence may use a list only after a
 * colon: there, in no language does a verb, an article or a preposition change the form of the items.
 */
export const listIn = (language: string) => {
  let format: Intl.ListFormat | undefined;
  return (items: readonly string[]): string => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(items);
  };
};
