import { Cites } from './cites.tsx';
import type { Topic } from './content/topic.ts';
import { Fold, Folds } from './fold.tsx';
import { Formula } from './formula.tsx';
import styles from './methods.module.css';
import { NumberTable } from './number-table.tsx';
import { Points } from './points.tsx';

/** Text first, then the formula, then the tables behind a line each. */
export function Topics({ topics }: { topics: readonly Topic[] }) {
  return topics.map((topic) => <TopicArticle key={topic.id} topic={topic} />);
}

function TopicArticle({ topic: { id, title, paragraphs, formula, points, folds, sources } }: { topic: Topic }) {
  return (
    <article id={id} className={styles.topic}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {formula && <Formula title={title} lines={formula} />}
      {points && <Points points={points} />}
      {folds && (
        <Folds>
          {folds.map((fold) => (
            <Fold key={fold.title} title={fold.title}>
              {fold.tables.map((table) => (
                <NumberTable key={table.caption} table={table} isCaptionShown={table.caption !== fold.title} />
              ))}
            </Fold>
          ))}
        </Folds>
      )}
      <Cites sources={sources} />
    </article>
  );
}
