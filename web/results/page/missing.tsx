import type { ReadContent } from '../../api/read-result.ts';
import { Fold } from './fold.tsx';
import styles from './result-tables.module.css';

/** What was skipped or is not known, most telling first. */
export function Missing({ missing = [] }: Pick<ReadContent, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <Fold
      title="What is missing, and what it would change"
      about={missing.length === 1 ? 'One answer' : `${missing.length} answers`}
    >
      <dl className={styles.missing}>
        {missing.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
