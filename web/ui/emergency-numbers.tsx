import { emergencyNumber } from '#shared/safety/emergency-numbers.ts';
import styles from './emergency-numbers.module.css';
import { numbersFor } from './emergency-numbers-by-locale.ts';

type EmergencyNumbersProps = {
  lead?: string;
  /** The person's own number as a button of the whole width. */
  isFirstLarge?: boolean;
};

/** Numbers to tap, each as large as a finger; the one of the person's region first. They are hints: the words come first. */
export function EmergencyNumbers({
  lead = `Call ${emergencyNumber.text}:`,
  isFirstLarge = false,
}: EmergencyNumbersProps) {
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
