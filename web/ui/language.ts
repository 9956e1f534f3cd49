import { perLocale } from '#shared/quiz/per-locale.ts';

// The pages are in English, in the manner of the browser's region: a German browser reads '27 March 1980' and '14:05', an
// American one 'March 27, 1980' and '2:05 PM'.

const fallback = 'en-GB';

/**
 * The language and region of this browser: for numbers, and for the order of a date's parts. Some browsers name one that
 * `Intl` refuses ('en-US@posix'); then as in Britain.
 */
export const browserLocale = (): string => canonical(globalThis.navigator?.language || fallback);

const canonical = perLocale((tag): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? fallback;
  } catch {
    return fallback;
  }
});

/** English as it is written in the browser's region. */
const englishHere = (): string => {
  try {
    const own = `en-${new Intl.Locale(browserLocale()).maximize().region}`;
    // For a region without an English of its own the browser would take that of the United States.
    return new Intl.DateTimeFormat(own).resolvedOptions().locale === own ? own : fallback;
  } catch {
    // No browser names such a language; a test or an old setting may.
    return fallback;
  }
};

/** An instant in words, by the clock of this device; blank for what is no date. */
export const inWords = (at: string | number | Date, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(englishHere(), options).format(date);
};
