import { useEffect, useId, useState } from 'react';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { percentText, wholeYears } from '#shared/reading/figures.ts';
import { figureTextOf, isSameMethod } from '#shared/reading/headline.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { useSubmissions } from '#web/session/session.ts';
import { dayOf, inWords } from '#web/ui/language.ts';
import page from '#web/ui/page.module.css';
import { TableIcon } from './result-icons.tsx';
import styles from './trend.module.css';
import { type Figure, TrendPicture, type TrendPoint } from './trend-picture.tsx';

/** As many as a phone can show with their labels. */
const mostPoints = 6;

type Told = { row: SubmissionRow; headline: Headline };

/** The newest results with a headline. `rows` are newest first, as is what it returns. */
export const toldOf = (rows: readonly SubmissionRow[]): Told[] =>
  rows
    .filter(({ status }) => status === 'ready')
    .slice(0, mostPoints)
    .flatMap((row) => (row.headline ? [{ row, headline: row.headline }] : []));

/** Oldest first. A result without a figure or a date has no place on the trend. */
export const trendPoints = (told: readonly Told[]): TrendPoint[] =>
  told
    .flatMap(({ row: { submittedAt: at }, headline }): TrendPoint[] => {
      const { figure: value, low = null, high = null, calendarAge: calendar = null } = headline;
      if (value === undefined || at === '') return [];
      return [{ at, value, low, high, calendar, ...(isOfOldMethod(headline, told) && { isOldMethod: true }) }];
    })
    .toReversed();

const isOfOldMethod = ({ engineVersion }: Headline, [newest]: readonly Told[]): boolean =>
  newest !== undefined && !isSameMethod(engineVersion, newest.headline.engineVersion);

/**
 * How the figure of one quiz has changed. `rows` are of that quiz alone, newest first. Nothing if the newest result has no figure to
 * show, as under a warning.
 */
export function TrendOfRows({ title, rows }: { title: string; rows: readonly SubmissionRow[] }) {
  const id = useId();
  const told = toldOf(rows);
  const newest = told[0];
  const points = trendPoints(told);
  const old = told.filter(({ headline }) => headline.figure !== undefined && isOfOldMethod(headline, told));
  const underToday = useUnderToday(old.map(({ row }) => row));
  if (!newest || newest.headline.figure === undefined || points.length < 2) return null;
  const firstNew = points.find(({ isOldMethod }) => !isOldMethod);
  const isMixed = points.some(({ isOldMethod }) => isOldMethod);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>
        {isMixed && firstNew
          ? `In ${monthWords(firstNew.at)} our method changed, and so did the width of its ranges. Please don’t compare across the line.`
          : 'A change smaller than the likely range may be chance, so look at the direction.'}
      </p>
      {underToday && <UnderTodayWords old={old} underToday={underToday} />}
      <TrendFigures points={points} quizId={newest.row.quizId} />
    </section>
  );
}

/** The picture, its key, and the same as a table. */
function TrendFigures({ points, quizId }: { points: readonly TrendPoint[]; quizId: ReadResult['quiz_id'] }) {
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
      <TrendTable
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
  isOldMethod ? `${dayOf(at)}, older method` : dayOf(at),
  figure(value),
  low === null || high === null ? 'not known' : `${figure(low)} to ${figure(high)}`,
  ...(isAge ? [calendar === null ? 'not known' : String(calendar)] : []),
];

type TrendTableProps = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The figures of the picture, for users who prefer or need a table. */
function TrendTable({ columns, rows }: TrendTableProps) {
  return (
    <details className={styles.table}>
      <summary>
        <TableIcon />
        The trend as a table
      </summary>
      <table>
        <caption className={page.hidden}>The trend</caption>
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
            // By its position: two results of one day can have the same figures.
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

/** The figures of today's engine for earlier submissions, by their id, and its version in words. */
type UnderToday = { readonly method: string; readonly figures: ReadonlyMap<string, number> };

/** Null until it is known. The engine is loaded only for a user with results of an older one. */
function useUnderToday(rows: readonly SubmissionRow[]): UnderToday | null {
  const { submissions } = useSubmissions();
  const [known, setKnown] = useState<UnderToday | null>(null);
  const ids = rows.map(({ submissionId }) => submissionId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which rows; the list is a new one at each render
  useEffect(() => {
    if (ids === '') return;
    let isOver = false;
    workOut(rows, submissions).then(
      (found) => !isOver && setKnown(found),
      () => {}, // the trend says without it that the method has changed
    );
    return () => {
      isOver = true;
    };
  }, [ids, submissions.length]);
  return known;
}

const workOut = async (rows: readonly SubmissionRow[], all: readonly SubmissionRow[]): Promise<UnderToday> => {
  const { figureUnderToday, todaysMethod } = await import('./under-today.ts');
  const figures = new Map<string, number>();
  for (const row of rows) {
    const figure = await figureUnderToday(row, all);
    if (figure !== null) figures.set(row.submissionId, figure);
  }
  return { method: todaysMethod, figures };
};

/** The older figures by today's method; those without a figure by today's method are left out. */
function UnderTodayWords({ old, underToday: { method, figures } }: { old: readonly Told[]; underToday: UnderToday }) {
  const parts = old.flatMap(({ row: { submissionId, submittedAt, quizId }, headline: { figure } }) => {
    const now = figures.get(submissionId);
    const text = figureTextOf(quizId);
    if (now === undefined || figure === undefined) return [];
    const was = `your ${text(figure)} of ${monthWords(submittedAt)}`;
    return [text(now) === text(figure) ? `${was} would be the same` : `${was} would have been ${text(now)}`];
  });
  return parts.length > 0 && <p>{`Under ${method} ${parts.join(', and ')}.`}</p>;
}

const monthWords = (at: string): string => inWords(at, { month: 'long', year: 'numeric' });
