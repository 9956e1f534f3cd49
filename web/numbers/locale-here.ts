/** The language and region of this browser. Some name one that `Intl` refuses ('en-US@posix'): then as in Britain. */
export const localeHere = (): string => {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? fallback;
  } catch {
    return fallback;
  }
};

const fallback = 'en-GB';
