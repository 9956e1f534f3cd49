import type { CSSProperties } from 'react';
import type { CategoryItem } from '#shared/contract/result.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/page.tsx';
import { Fold, Folds } from './fold.tsx';
import styles from './rows.module.css';
import stepsStyles from './steps.module.css';

const openRows = 2;
/** From this score on an area does not pull. */
const highPoints = 80;

/** The summary, the rows that pull most, and all of them folded. */
export function Rows({ items, summary }: { items: readonly CategoryItem[]; summary: string }) {
  const pulling = items
    .filter(({ score }) => score !== null && score < highPoints)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .slice(0, openRows);
  return (
    <Section title={pulling.length > 0 ? 'What matters most for you' : 'What your answers say'}>
      <p className={stepsStyles.lead}>{summary}</p>
      {pulling.length > 0 && (
        <ul className={styles.pulling} data-paper="spare">
          {pulling.map(({ id, title, descriptor, score, inShort }) => (
            <li key={id}>
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
    </Section>
  );
}

const numberWords: Readonly<Record<number, string>> = { 6: 'six', 9: 'nine' };

/** One open or none, the first at the start: `<details name>` is exactly that, and works before any script does. */
export function Accordion({ items }: { items: readonly CategoryItem[] }) {
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
