import { perLocale } from './per-locale.ts';

/**
 * The region that a language tag names ('GB' of 'en-GB'), else its likeliest ('US' of 'en'). Undefined for what is no tag: no browser
 * has one, a test or an old setting may. To guess takes a slow phone 12 ms, so it is done for those tags alone that name none.
 */
export const regionOf = perLocale((locale): string | undefined => {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(locale);
    return /^[a-z]+(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(tag)?.[1] ?? new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
});
