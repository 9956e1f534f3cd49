import { perLocale, regionOf } from '#shared/quiz/locale.ts';
import { language } from '#words/language.ts';

// The pages are in the language of their words, in the style of the browser's region: a German browser shows '27 March 1980' and
// '14:05', an American one 'March 27, 1980' and '2:05 PM'.

/**
 * The language and region of this browser, for numbers and for the order of a date's parts. If the browser names one
 * that `Intl` refuses ('en-US@posix'), it is treated as one of the words' own region.
 */
export const browserLocale = (): string => canonical(globalThis.navigator?.language || language);

/** An instant in words, in this device's time zone; blank if it is not a date. */
export const inWords = (at: string | number | Date, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : formatFor(regionOf(browserLocale()), options).format(date);
};

/** '14 December', or 'December 14', in this device's time zone. */
export const dayInWords = (at: number | string): string => inWords(at, { day: 'numeric', month: 'long' });

/** 'Tuesday 4 November 2025, 10:42', or 'Tuesday, November 4, 2025, 10:42 AM', in this device's time zone. */
export const dayAndTime = (instant: string): string =>
  `${inWords(instant, { dateStyle: 'full' })}, ${inWords(instant, { timeStyle: 'short' })}`;

/** '21 November 2026', or 'November 21, 2026', in this device's time zone; blank if it is not a date. */
export const dayOf = (instant: string | number): string => inWords(instant, { dateStyle: 'long' });

const canonical = perLocale((tag): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? language;
  } catch {
    return language;
  }
});

/** The language of the words as it is written in this region. */
const formatFor = (region: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const own = `${language.slice(0, 2)}-${region}`;
  try {
    const format = new Intl.DateTimeFormat(own, options);
    // For a region without a form of this language, the browser would take that of the language's largest region.
    if (format.resolvedOptions().locale === own) return format;
  } catch {
    // No browser names such a language, but a test or an old setting may.
  }
  return new Intl.DateTimeFormat(language, options);
};
