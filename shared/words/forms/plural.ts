/** A wording for each kind of number that the language tells apart; `#` stands for the number. */
type Wordings = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** For one language, what picks the wording that fits a count: `plural(2, { one: '1 hour', other: '# hours' })` is '2 hours'. */
export const pluralIn = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  return (count: number, wordings: Wordings): string =>
    (wordings[rules.select(count)] ?? wordings.other).replaceAll('#', figures.format(count));
};
