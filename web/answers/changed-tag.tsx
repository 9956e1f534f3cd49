import styles from './changed-tag.module.css';

/** Beside an answer that is no longer the stored one. */
export function ChangedTag() {
  return <span className={styles.tag}>Changed</span>;
}
