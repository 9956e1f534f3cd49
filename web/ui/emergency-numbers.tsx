import { regionOf } from '#shared/quiz/locale.ts';
import { emergencyNumber, emergencyNumbers } from '#shared/safety/emergency-numbers.ts';
import styles from './emergency-numbers.module.css';

type EmergencyNumbersProps = {
  lead?: string;
  /** The person's own number as a button of the whole width. */
  isFirstLarge?: boolean;
};

/** Numbers to tap, each as large as a finger; the one of the person's region first. They are hints: the words come first. */
export function EmergencyNumbers({ lead = `Call ${emergencyNumber.text}:`, isFirstLarge }: EmergencyNumbersProps) {
  return (
    <div className={styles.numbers} data-large={isFirstLarge || undefined}>
      <p>{lead}</p>
      <ul>
        {numbersFor(globalThis.navigator?.languages ?? []).map(({ region, number }, at) => (
          <li key={region}>
            <a href={`tel:${number}`} aria-label={`Call ${number} (${region})`}>
              {isFirstLarge && at === 0 ? `Call ${number}` : number}
            </a>{' '}
            <span aria-hidden="true">{region}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Region = (typeof emergencyNumbers)[number]['region'];

/** ISO 3166 codes of the members of the European Union. All of them answer 112. */
const euMembers = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Null for a place without a number of its own here, and for a locale that names no place. */
const ownRegion = (locale: string | undefined): Region | null => {
  const country = locale && regionOf(locale);
  if (!country) return null;
  if (euMembers.includes(country)) return 'EU';
  if (country === 'GB') return 'UK';
  return country === 'US' ? 'US' : null;
};

/**
 * The three emergency numbers, with that of the browser's region first. All of them stay: a traveller's browser names the
 * country of home.
 */
export const numbersFor = (locales: readonly string[]): (typeof emergencyNumbers)[number][] => {
  const own = ownRegion(locales[0]);
  return [...emergencyNumbers].sort((a, b) => Number(b.region === own) - Number(a.region === own));
};
