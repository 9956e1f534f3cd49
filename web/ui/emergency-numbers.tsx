import { emergencyNumber } from '#shared/safety/emergency-numbers.ts';
import styles from './emergency-numbers.module.css';
import { numbersFor } from './emergency-numbers-by-locale.ts';

/** Numbers to tap, each as large as a finger; the one of the person's region first. They are hints: the words come first. */
export function EmergencyNumbers({ lead = `Call ${emergencyNumber.text}:` }: { lead?: string }) {
  return (
    <div className={styles.numbers}>
      <p>{lead}</p>
      <ul>
        {numbersFor(globalThis.navigator?.languages ?? []).map(({ region, number }) => (
          <li key={region}>
            <a href={`tel:${number}`} aria-label={`Call ${number} (${region})`}>
              {number}
            </a>{' '}
            <span aria-hidden="true">{region}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
