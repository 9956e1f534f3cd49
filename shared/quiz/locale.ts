/** Caches the result for the last language tag: making an `Intl` object is slow, and a page uses one tag. */
export const perLocale = <Made>(make: (locale: string) => Made): ((locale: string) => Made) => {
  let last: { locale: string; made: Made } | undefined;
  return (locale) => {
    if (last?.locale !== locale) last = { locale, made: make(locale) };
    return last.made;
  };
};

/**
 * The region that a language tag names ('GB' in 'en-GB'), else its most likely one ('US' for 'en'). Undefined for an invalid tag,
 * which a test or an old setting may have. Guessing takes 12 ms on a slow phone, so only a tag without a region is guessed.
 */
export const regionOf = perLocale((locale): string | undefined => {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(locale);
    return /^[a-z]+(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(tag)?.[1] ?? new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
});
