import type { ReactNode } from 'react';
import { ChevronIcon } from '../ui/icons.tsx';
import styles from './fold.module.css';

type FoldProps = { title: string; meta?: string; children: ReactNode };

/** A line that opens what is too much to read at once; the browser's own element, which search in the page opens too. */
export function Fold({ title, meta, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.title}>{title}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}
