import styles from './methods.module.css';

export function Formula({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <ul className={styles.formula} aria-label={`${title}: formula`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
