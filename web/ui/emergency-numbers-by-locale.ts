import { regionOf } from '#shared/quiz/region-of.ts';
import { emergencyNumbers } from '#shared/safety/emergency-numbers.ts';

type Region = (typeof emergencyNumbers)[number]['region'];

/** ISO 3166 codes of the members of the European Union. All of them answer 112. */
const euMembers = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * The three emergency numbers, with that of the browser's region first. All of them stay: a traveller's browser names the
 * country of home.
 */
export const numbersFor = (locales: readonly string[]): (typeof emergencyNumbers)[number][] => {
  const own = ownRegion(locales[0]);
  return [...emergencyNumbers].sort((a, b) => Number(b.region === own) - Number(a.region === own));
};

/** Null for a place without a number of its own here, and for a locale that names no place. */
const ownRegion = (locale: string | undefined): Region | null => {
  const country = locale && regionOf(locale);
  if (!country) return null;
  if (euMembers.includes(country)) return 'EU';
  if (country === 'GB') return 'UK';
  return country === 'US' ? 'US' : null;
};
