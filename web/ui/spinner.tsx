import styles from './spinner.module.css';

/** Decoration: a dot that moves round a ring. The words beside it say what happens. */
export function Spinner({ size }: { size?: 'lg' }) {
  return (
    <svg className={styles.spinner} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      {size === 'lg' && <circle className={styles.inner} cx="12" cy="12" r="5" />}
      <circle className={styles.dot} cx="12" cy="3" r={size === 'lg' ? 2.2 : 2.9} />
    </svg>
  );
}

/** Fills the page while it loads. A screen reader announces the words once. */
export function PageSpinner({ words }: { words: string }) {
  return (
    <div className={styles.wait} role="status">
      <Spinner size="lg" />
      <p>{words}</p>
    </div>
  );
}
