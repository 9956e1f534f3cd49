import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronIcon } from '#web/ui/icons.tsx';
import styles from './fold.module.css';

type FoldProps = {
  id?: string;
  title: string;
  meta?: string;
  /** A topic of the page, which contains articles and further folds. */
  isPart?: boolean;
  children: ReactNode;
};

/** Hides long content until the user opens it. This is the browser's own element, which a search in the page opens too. */
export function Fold({ id, title, meta, isPart, children }: FoldProps) {
  return (
    <details className={styles.fold} id={id}>
      <summary>
        <span className={styles.title}>{title}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <div className={classNames(styles.body, isPart && styles.part)}>{children}</div>
    </details>
  );
}

export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}
