import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './result-fold.module.css';
import withNumbersStyles from './result-page.module.css';

type FoldProps = {
  title: string;
  /** The second line: what is inside. */
  about?: string | undefined;
  /** Left out on paper. */
  isSpare?: boolean;
  /** Opened by a button elsewhere on the page. */
  isOpened?: boolean;
  onOpen?: () => void;
  children: ReactNode;
};

/** Closed until it is pressed, found by the browser's search all the same; open on paper. */
export function Fold({ title, about, isSpare = false, isOpened = false, onOpen, children }: FoldProps) {
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [isOpened]);
  return (
    <section aria-labelledby={id} data-paper={isSpare ? 'spare' : undefined}>
      <details
        className={styles.fold}
        {...(isOpened && { open: true })}
        onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
      >
        <summary ref={summary}>
          <span>
            <h2 id={id}>{title}</h2>
            {about && <span className={styles.about}>{about}</span>}
          </span>
          <ChevronIcon className={styles.chevron} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}

/** Folds under one another, between lines. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}

/** The small one below a step. */
export function SmallFold({ title, isSpare, onOpen, children }: Omit<FoldProps, 'about' | 'isOpened'>) {
  return (
    <details
      className={styles.small}
      data-paper={isSpare ? 'spare' : undefined}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary>
        {title}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

const telephoneNumber = /(\b\d(?:-(?:\d{3,4}|[A-Z]{3,4}))+\b)/;

/** Keeps a telephone number on one line. Its hyphens stay as they are: whoever copies it can dial it. */
export const WithNumbers = ({ children }: { children: string }) =>
  children.split(telephoneNumber).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={withNumbersStyles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
