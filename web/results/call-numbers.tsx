import { emergencyNumber, emergencyNumbers } from '#shared/safety/emergency-numbers.ts';
import styles from './call-numbers.module.css';

/** Numbers to tap, each as large as a finger. What to call for stands before them. */
export function CallNumbers({ lead = `Call ${emergencyNumber.text}:` }: { lead?: string }) {
  return (
    <div className={styles.numbers}>
      <p>{lead}</p>
      <ul>
        {emergencyNumbers.map(({ region, number }) => (
          <li key={region}>
            <a href={`tel:${number}`}>{number}</a> {region}
          </li>
        ))}
      </ul>
    </div>
  );
}
