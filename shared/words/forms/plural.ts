/** A wording for each kind of number that the language tells apart; `#` stands for the number. */
type Wordings = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** For one language, what picks the wording that fits a count: `plural(2, { one: '1 hour', other: '# hours' })` is '2 hours'. */
export const pluralIn = (language: string) => {
  let rules: Intl.PluralRules | undefined;
  return (count: number, wordings: Wordings): string => {
    rules ??= new Intl.PluralRules(language);
    // `Intl` takes a slow phone tens of milliseconds to write its first number, and small ones need no mark.
    const figure = count < 1000 && count % 1 === 0 ? String(count) : count.toLocaleString(language);
    return (wordings[rules.select(count)] ?? wordings.other).replaceAll('#', figure);
  };
};
