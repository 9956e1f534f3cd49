import type { ReactNode } from 'react';
import { Column, List } from './page.tsx';
import styles from './reading.module.css';

/** One section of a page of text: what it says, in paragraphs or points. */
export type ReadingPart = {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
};

/**
 * A page of text: heading, opening sentence, two lists side by side, then sections. `lang` is the language of the text,
 * where it is not that of the page.
 */
export function Article({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <Column className={styles.article} lang={lang}>
      {children}
    </Column>
  );
}

export function Lede({ children }: { children: ReactNode }) {
  return <p className={styles.lede}>{children}</p>;
}

export function PairOfLists({ first, second }: { first: ReadingPart; second: ReadingPart }) {
  return (
    <div className={styles.two}>
      {[first, second].map(({ title, points = [] }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <List className={styles.points} items={points} />
        </section>
      ))}
    </div>
  );
}

/** `children` follow the section's own words: a link, or more. */
export function Part({ part, children }: { part: ReadingPart; children?: ReactNode }) {
  const { title, paragraphs = [], points = [] } = part;
  return (
    <>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && <List className={styles.points} items={points} />}
      {children}
    </>
  );
}
