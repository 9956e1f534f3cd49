import type { Comparison } from '#shared/what-if/explorer.ts';
import type { ExplorerWords } from '#shared/what-if/explorer-words.ts';
import type { Figure } from '#shared/what-if/figure.ts';
import { numberWord } from '#shared/words/phrases.ts';
import { VisuallyHidden } from '../ui/page.tsx';
import styles from './change-table.module.css';

/** What each change goes with alone, and all of them at once. */
export function ChangeTable({ comparison, words }: { comparison: Comparison; words: ExplorerWords }) {
  const { rows, changed } = comparison;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Your changes in a table</h2>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">{words.tableTitle}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lever, from, to, alone }) => (
            <tr key={lever.id}>
              <th scope="row">
                {lever.name}
                <small>
                  {from.shown} → {to.shown}
                </small>
              </th>
              <FigureCell figure={alone} words={words} />
            </tr>
          ))}
          {rows.length > 1 && (
            <tr className={styles.sum}>
              <th scope="row">{together(rows.length)}</th>
              <FigureCell figure={changed} words={words} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The figure, its range, and for a risk the people of a hundred. */
function FigureCell({ figure, words }: { figure: Figure; words: ExplorerWords }) {
  const people = words.ofHundred?.(figure).words;
  return (
    <td>
      {words.figure(figure)}
      <small>{words.range(figure)}</small>
      {people && <small>{people} of 100</small>}
    </td>
  );
}

const together = (count: number): string => (count === 2 ? 'Both together' : `All ${numberWord(count)} together`);
