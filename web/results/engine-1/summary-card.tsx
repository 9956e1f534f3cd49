import type { ReactNode } from 'react';
import { leadSentence } from '#shared/reading/lead-sentence.ts';
import styles from './summary-card.module.css';

export function SummaryCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** The summary in words: its first sentence large, since it is what a person takes away. One paragraph, as it was sent. */
export function SummaryWords({ paragraph }: { paragraph: string }) {
  const { lead, rest } = leadSentence(paragraph);
  return (
    <p className={styles.paragraph}>
      {lead && <span className={styles.lead}>{lead} </span>}
      {rest}
    </p>
  );
}
