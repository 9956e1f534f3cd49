/** A wording for each plural category of the language. `#` stands for the number. */
type Wordings = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Makes the function that picks the wording for a count: `plural(2, { one: '1 hour', other: '# hours' })` is '2 hours'. */
export const pluralIn = (language: string) => {
  let rules: Intl.PluralRules | undefined;
  return (count: number, wordings: Wordings): string => {
    rules ??= new Intl.PluralRules(language);
    // The first number that `Intl` formats takes tens of milliseconds on a slow phone. Numbers below 1,000 need no separator.
    const figure = count < 1000 && count % 1 === 0 ? String(count) : count.toLocaleString(language);
    return (wordings[rules.select(count)] ?? wordings.other).replaceAll('#', figure);
  };
};
