/**
 * Remembers what was made for the last language tag: to make an object of `Intl` takes longer than all that is done with it,
 * and a page asks for one tag alone.
 */
export const perLocale = <Made>(make: (locale: string) => Made): ((locale: string) => Made) => {
  let last: { locale: string; made: Made } | undefined;
  return (locale) => {
    if (last?.locale !== locale) last = { locale, made: make(locale) };
    return last.made;
  };
};
