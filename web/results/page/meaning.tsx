import styles from './result-card.module.css';

type MeaningProps = { heading: string | undefined; meaning: readonly string[] | undefined };

/** What the number means and what it does not count. Never folded. */
export function Meaning({ heading, meaning = [] }: MeaningProps) {
  return (
    <>
      {heading && <p className={styles.reading}>{heading}</p>}
      {meaning.map((paragraph) => (
        <p key={paragraph} className={styles.meaning}>
          {paragraph}
        </p>
      ))}
    </>
  );
}
