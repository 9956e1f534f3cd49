import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../ui/page.tsx';
import styles from './result-page.module.css';

/** The overall summary under a heading that only screen readers need. */
export function SummarySection({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <VisuallyHidden>
        <h2 id={id}>Your summary</h2>
      </VisuallyHidden>
      {children}
    </section>
  );
}
