import styles from './figures-table.module.css';
import { TableIcon } from './icons.tsx';

type FiguresTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The same figures as a picture shows, for people who prefer or need a table. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <details className={styles.figures}>
      <summary>
        <TableIcon />
        {caption} as a table
      </summary>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // By its place: two results of one day can have the same figures.
            <tr key={rows.indexOf(row)}>
              <th scope="row">{row[0]}</th>
              {row.slice(1).map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
