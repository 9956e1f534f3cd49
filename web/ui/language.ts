import { perLocale, regionOf } from '#shared/quiz/locale.ts';
import { dayWords } from '#shared/reading/day-words.ts';

// The pages are in English, in the style of the browser's region: a German browser shows '27 March 1980' and '14:05',
// an American one 'March 27, 1980' and '2:05 PM'.

const fallback = 'en-GB';

/**
 * The language and region of this browser, for numbers and for the order of a date's parts. If the browser names one
 * that `Intl` refuses ('en-US@posix'), it is treated as British.
 */
export const browserLocale = (): string => canonical(globalThis.navigator?.language || fallback);

/** An instant in words, in this device's time zone; blank if it is not a date. */
export const inWords = (at: string | number | Date, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const region = regionOf(browserLocale());
  return longDay(date, region, options) ?? formatFor(`en-${region}`, options).format(date);
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
    return Intl.getCanonicalLocales(tag)[0] ?? fallback;
  } catch {
    return fallback;
  }
});

/** English as it is written in the browser's region. */
const formatFor = (own: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    const format = new Intl.DateTimeFormat(own, options);
    // For a region without an English of its own, the browser would use American English.
    if (format.resolvedOptions().locale === own) return format;
  } catch {
    // No browser names such a language, but a test or an old setting may.
  }
  return new Intl.DateTimeFormat(fallback, options);
};

/**
 * What `Intl` says for the two most frequent regions, because loading `Intl` takes a slow phone 30 ms. Null for every
 * other format.
 */
const longDay = (date: Date, region: string | undefined, options: Intl.DateTimeFormatOptions): string | null => {
  const { dateStyle, timeZone, ...others } = options;
  const isHere = timeZone === undefined;
  if (dateStyle !== 'long' || !(isHere || timeZone === 'UTC') || Object.keys(others).length > 0) return null;
  const british = dayWords(new Date(date.getTime() - (isHere ? date.getTimezoneOffset() * 60_000 : 0)).toISOString());
  if (region === 'US') return british.replace(/(\S+) (\S+)/, '$2 $1,');
  return region === 'GB' ? british : null;
};
