import styles from './stats.module.css';

export type Stat = { term: string; figure: string };

/** Figures side by side under a picture; those that are missing leave no gap. */
export function Stats({ stats, note }: { stats: readonly (Stat | null)[]; note?: string | null }) {
  const present = stats.filter((stat) => stat !== null);
  if (present.length === 0) return null;
  return (
    <>
      <dl className={styles.stats}>
        {present.map(({ term, figure }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
