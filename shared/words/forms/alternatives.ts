/**
 * Makes the function that writes alternatives in one language, piece by piece, so that each item can be a link: '999', ' or ',
 * '112'.
 */
export const alternativesIn = (language: string) => {
  let format: Intl.ListFormat | undefined;
  return (items: readonly string[]) => {
    format ??= new Intl.ListFormat(language, { type: 'disjunction' });
    return format.formatToParts(items);
  };
};
