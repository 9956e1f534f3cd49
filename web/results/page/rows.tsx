import { type CSSProperties, useId } from 'react';
import type { CategoryItem } from '#shared/contract/result.ts';
import * as words from '#words/result-page.ts';
import { unknownLabel } from '#words/rows.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/page.tsx';
import styles from './rows.module.css';

/** Every area, one line each. */
export function Rows({ items }: { items: readonly CategoryItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{words.rowsTitle}</h2>
      </VisuallyHidden>
      <Accordion items={items} />
    </section>
  );
}

/** At most one row is open, at first the first one. `<details name>` does exactly this, and works before any script runs. */
function Accordion({ items }: { items: readonly CategoryItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map((item, at) => (
        <details key={item.id} className={styles.item} name="categories" open={at === 0}>
          <summary className={styles.head}>
            <span>
              <h3 className={styles.title}>{item.title}</h3>
              <span className={styles.meta}>{meta(item)}</span>
            </span>
            {item.score === null ? <span /> : <ScoreBar score={item.score} />}
            <ChevronIcon />
          </summary>
          <p className={styles.body}>{item.explanationParagraph}</p>
        </details>
      ))}
    </div>
  );
}

// Without a score the descriptor says why: too few answers, or a value to get checked instead of scored.
const meta = ({ descriptor, score, planSteps = 0 }: CategoryItem): string => {
  if (score === null) return descriptor || unknownLabel;
  return planSteps > 0 ? words.rowInPlan(descriptor, planSteps) : words.rowWithScore(descriptor, score);
};

/** Decoration: the score is beside it in words. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ '--score': score } as CSSProperties} />
    </span>
  );
}
