import { type CSSProperties, useId } from 'react';
import type { CategoryItem } from '#shared/contract/result.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Fold, Folds } from './fold.tsx';
import styles from './rows.module.css';
import stepsStyles from './steps.module.css';

/** How many rows are open. */
const openRows = 2;
/** From this score on an area does not pull. */
const highPoints = 80;

type RowsProps = { items: readonly CategoryItem[]; summary: string };

/** The summary, the rows that pull most, and all of them folded. */
export function Rows({ items, summary }: RowsProps) {
  const id = useId();
  const pulling = items
    .filter(({ score }) => score !== null && score < highPoints)
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .slice(0, openRows);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{pulling.length > 0 ? 'What pulls most' : 'What your answers say'}</h2>
      <p className={stepsStyles.lead}>{summary}</p>
      {pulling.length > 0 && (
        <ul className={styles.pulling} data-paper="spare">
          {pulling.map(({ id: row, title, descriptor, score, inShort }) => (
            <li key={row}>
              <div>
                <h3>{title}</h3>
                <ScoreBar score={score ?? 0} />
              </div>
              <p>
                {descriptor}. {inShort}
              </p>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <Folds>
          <Fold title={`All ${numberWords[items.length] ?? items.length} areas`}>
            <Accordion items={items} />
          </Fold>
        </Folds>
      )}
    </section>
  );
}

const numberWords: Readonly<Record<number, string>> = { 6: 'six', 9: 'nine' };

/** One open or none, the first at the start: `<details name>` is exactly that, and works before any script does. */
export function Accordion({ items }: { items: readonly CategoryItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map((item, at) => (
        <Category key={item.id} item={item} startsOpen={at === 0} />
      ))}
    </div>
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
        <ChevronIcon />
      </summary>
      <p className={styles.body}>{explanationParagraph}</p>
    </details>
  );
}

// Without a score the descriptor says why: too few answers, or a value to get checked instead of scored.
const meta = ({ descriptor, score, planSteps = 0 }: CategoryItem): string => {
  if (score === null) return descriptor || 'Not enough answers';
  if (planSteps > 0) return `${descriptor} • ${planSteps === 1 ? '1 step' : `${planSteps} steps`} in your plan`;
  return `${descriptor} • Score ${score}`;
};

/** Decoration: the score is beside it in words. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ '--score': score } as CSSProperties} />
    </span>
  );
}
