import type { ReactNode } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from '../quiz.module.css';

/** Text that a person can open and read. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        {title}
        <ChevronIcon />
      </summary>
      <div>{children}</div>
    </details>
  );
}
