import type { ResultContent } from '#shared/contract/result.ts';
import { ScoreBar } from '../categories.tsx';
import { Fold } from './fold.tsx';
import styles from './result-tables.module.css';

/** The American Heart Association's score has this many parts; an overall score from fewer says so. */
const parts = 8;

export function LifesEssential8({ components, composite }: NonNullable<ResultContent['lifesEssential8']>) {
  if (components.length === 0) return null;
  const known = `${components.length} of ${parts} parts known`;
  return (
    <Fold title="Life’s Essential 8" about={composite === null ? known : `${composite} of 100, ${known}`}>
      <p>Eight habits and measurements that keep hearts well, scored from 0 to 100.</p>
      <table className={styles.scores}>
        <caption>Life’s Essential 8 scores</caption>
        <tbody>
          {components.map(({ id, title, score }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td aria-hidden="true">
                <ScoreBar score={score} />
              </td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
