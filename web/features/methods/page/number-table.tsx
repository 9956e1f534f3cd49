import page from '#web/ui/page.module.css';
import { TableHead } from '#web/ui/page.tsx';
import type { NumberTable as Table } from '../content/topic.ts';
import styles from './tables.module.css';

type NumberTableProps = { table: Table; isCaptionShown: boolean };

/**
 * A table in its own region. A table that is wider than a phone scrolls there, also by keyboard, and the page does not
 * move. The caption is visually hidden if the title of the fold says the same.
 */
export function NumberTable({ table: { caption, columns, rows }, isCaptionShown }: NumberTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isCaptionShown ? styles.caption : page.hidden}>{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([head, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may have the same head
            <tr key={at}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
