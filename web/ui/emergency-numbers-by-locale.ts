import { emergencyNumbers } from '#shared/safety/emergency-numbers.ts';

type Region = (typeof emergencyNumbers)[number]['region'];

/** ISO 3166 codes of the members of the European Union. All of them answer 112. */
const euMembers = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * The three emergency numbers, with that of the browser's region first. All of them stay: a traveller's browser names the
 * country of home.
 */
export const numbersFor = (locales: readonly string[]): (typeof emergencyNumbers)[number][] => {
  const own = regionOf(locales[0]);
  return [...emergencyNumbers].sort((a, b) => Number(b.region === own) - Number(a.region === own));
};

/** Null for a place without a number of its own here, and for a locale that names no place. */
const regionOf = (locale: string | undefined): Region | null => {
  const country = countryOf(locale);
  if (country === undefined) return null;
  if (euMembers.includes(country)) return 'EU';
  if (country === 'GB') return 'UK';
  return country === 'US' ? 'US' : null;
};

/** A bare `de` says less than `de-AT`, so its likeliest country stands in. Anything that is no locale names no country. */
const countryOf = (locale: string | undefined): string | undefined => {
  if (!locale) return undefined;
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    return undefined;
  }
};
