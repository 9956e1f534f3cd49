import { quizRecordOf } from '#shared/derived-names.ts';
import { percentText, wholeYears } from '#shared/reading/figures.ts';
import type { ReadResult } from '../api/read-result.ts';
import { inWords } from '../ui/language.ts';
import { FiguresTable } from './figures-table.tsx';
import styles from './trend.module.css';
import type { TrendPoint } from './trend-geometry.ts';
import { type Figure, TrendPicture } from './trend-picture.tsx';

/** The picture, its key, and the same as a table. */
export function TrendFigures({ points, quizId }: { points: readonly TrendPoint[]; quizId: ReadResult['quiz_id'] }) {
  const isAge = quizRecordOf(quizId).figure.unit === 'years';
  const figure = isAge ? wholeYears : percentText;
  const hasOldMethod = points.some(({ isOldMethod }) => isOldMethod);
  return (
    <>
      <TrendPicture points={points} figure={figure} />
      <Legend
        isAge={isAge}
        hasCalendar={points.every(({ calendar }) => calendar !== null)}
        hasOldMethod={hasOldMethod}
      />
      <FiguresTable
        caption="The trend"
        columns={['Date', isAge ? 'Estimate' : 'Score', 'Likely range', ...(isAge ? ['Calendar age'] : [])]}
        rows={points.map((point) => rowOf(point, figure, isAge))}
      />
    </>
  );
}

const rowOf = (
  { at, value, low, high, calendar, isOldMethod }: TrendPoint,
  figure: Figure,
  isAge: boolean,
): string[] => [
  isOldMethod ? `${dayText(at)}, older method` : dayText(at),
  figure(value),
  low === null || high === null ? 'not known' : `${figure(low)} to ${figure(high)}`,
  ...(isAge ? [calendar === null ? 'not known' : String(calendar)] : []),
];

type LegendProps = { isAge: boolean; hasCalendar: boolean; hasOldMethod: boolean };

function Legend({ isAge, hasCalendar, hasOldMethod }: LegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>
        <i data-key="line" />
        {isAge ? 'Estimate' : 'Score'}
      </li>
      {hasOldMethod && (
        <li>
          <i data-key="old" />
          Older method
        </li>
      )}
      <li>
        <i data-key="range" />
        Likely range
      </li>
      {isAge && hasCalendar && (
        <li>
          <i data-key="calendar" />
          Calendar age
        </li>
      )}
    </ul>
  );
}

const dayText = (at: string): string => inWords(at, { dateStyle: 'long' });
