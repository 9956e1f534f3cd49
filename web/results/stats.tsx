import styles from './stats.module.css';

export type Stat = { term: string; figure: string; aside?: string };

/** Figures side by side under a picture; those that are missing leave no gap. */
export function Stats({ stats, note }: { stats: readonly (Stat | null)[]; note?: string | null }) {
  const present = stats.filter((stat) => stat !== null);
  if (present.length === 0) return null;
  return (
    <>
      <dl className={styles.stats}>
        {present.map(({ term, figure, aside }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
            {aside && <dd className={styles.aside}>{aside}</dd>}
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
