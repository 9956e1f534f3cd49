import type { ReactNode } from 'react';
import styles from './summary-card.module.css';

export function SummaryCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** What the picture says, in one sentence and how sure it is. */
export function Reading({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={styles.reading}>
      <p className={styles.sentence}>{sentence}</p>
      {children && <p className={styles.detail}>{children}</p>}
    </div>
  );
}
