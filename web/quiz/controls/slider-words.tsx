import styles from './controls.module.css';

// What a slider shows that has a word for each step.

type Labelled = { labels: readonly string[]; value: number | undefined };

/** The chosen word, and its number. */
export function SliderWord({ labels, value }: Labelled) {
  return (
    <p className={styles.word}>
      {value === undefined ? (
        <span className={styles.slash}>Not set yet</span>
      ) : (
        <>
          <b>{labels[value - 1]}</b>{' '}
          <span className={styles.slash}>
            {value} of {labels.length}
          </span>
        </>
      )}
    </p>
  );
}

/** A dot for each label except the one under the thumb. */
export function SliderStops({ count, value }: { count: number; value: number | undefined }) {
  const stops = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={styles.stops} aria-hidden="true">
      {stops
        .filter((stop) => stop !== (value ?? Math.ceil(count / 2)))
        .map((stop) => (
          <span
            key={stop}
            data-on={(value !== undefined && stop < value) || undefined}
            style={{ left: `${((stop - 1) / (count - 1)) * 100}%` }}
          />
        ))}
    </div>
  );
}

export function SliderLabels({ labels, value }: Labelled) {
  return (
    <div className={styles.labels} aria-hidden="true">
      {labels.map((label, index) => (
        <span key={label} data-on={index + 1 === value || undefined}>
          {label}
        </span>
      ))}
    </div>
  );
}
