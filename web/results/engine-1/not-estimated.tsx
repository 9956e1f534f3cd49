import { notEstimated } from '#shared/reading/notices.ts';
import styles from './summary-card.module.css';

/** Where a model does not apply there is no figure, and certainly no zero: the reason stands in its place. */
export function NotEstimated({ term, reason }: { term: string; reason: string | undefined }) {
  return (
    <dl className={styles.notEstimated}>
      <dt>{term}</dt>
      <dd className={styles.words}>{notEstimated}</dd>
      {reason && <dd className={styles.reason}>{reason}</dd>}
    </dl>
  );
}
