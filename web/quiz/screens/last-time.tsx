import { ClockIcon } from '../../ui/icons.tsx';
import styles from './last-time.module.css';

/** An earlier answer beside its question. */
export function LastTime({ words }: { words: string }) {
  return (
    <p className={styles.before}>
      <ClockIcon />
      <span>{words}</span>
    </p>
  );
}
