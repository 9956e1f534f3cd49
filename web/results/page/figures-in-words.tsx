import { useId } from 'react';
import styles from './result-tables.module.css';

type Row = { id: string; title: string; text?: string; value: string; aside?: string | undefined };

type FiguresInWordsProps = { title: string; caption: string; rows: readonly Row[] };

/** Figures beside the main one: what each means at the left, the figure and its range at the right. */
export function FiguresInWords({ title, caption, rows }: FiguresInWordsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FiguresList caption={caption} rows={rows} />
    </section>
  );
}

/** The table alone. */
export function FiguresList({ caption, rows }: Pick<FiguresInWordsProps, 'caption' | 'rows'>) {
  return (
    <table className={styles.figures}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, title, text, value, aside }) => (
          <tr key={id}>
            <th scope="row">
              {title}
              {text && <small>{text}</small>}
            </th>
            <td>
              {value}
              {aside && <small>{aside}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
