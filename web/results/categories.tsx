import { type CSSProperties, useRef } from 'react';
import type { CategoryItem } from '#shared/contract/result.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import styles from './categories.module.css';
import { Section } from './section.tsx';
import { useOpenInPrint } from './use-open-in-print.ts';

/** One open or none, the first at the start: `<details name>` is exactly that, and works before any script does. */
export function Categories({ items }: { items: readonly CategoryItem[] }) {
  const accordion = useRef<HTMLDivElement>(null);
  useOpenInPrint(accordion);
  return (
    <Section title="What shaped your result" lead="Scores run from 0 to 100.">
      <div className={styles.accordion} ref={accordion}>
        {items.map((item, at) => (
          <Category key={item.id} item={item} startsOpen={at === 0} />
        ))}
      </div>
    </Section>
  );
}

function Category({ item, startsOpen }: { item: CategoryItem; startsOpen: boolean }) {
  const { title, score, explanationParagraph } = item;
  return (
    <details className={styles.item} name="categories" open={startsOpen}>
      <summary className={styles.head}>
        <span>
          <h3 className={styles.title}>{title}</h3>
          <span className={styles.meta}>{meta(item)}</span>
        </span>
        {score === null ? <span /> : <ScoreBar score={score} />}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <p className={styles.body}>{explanationParagraph}</p>
    </details>
  );
}

// Without a score the descriptor says why: too few answers, or a value to get checked instead of scored.
const meta = ({ descriptor, score }: Pick<CategoryItem, 'descriptor' | 'score'>): string =>
  score === null ? descriptor || 'Not enough answers' : `${descriptor} • Score ${score}`;

/** Decoration: the score stands beside it in words. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ '--score': score } as CSSProperties} />
    </span>
  );
}
