import { useEffect, useId, useState } from 'react';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { percentText, wholeYears } from '#shared/reading/figures.ts';
import { figureTextOf, isSameMethod } from '#shared/reading/headline.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { useSubmissions } from '#web/session/session.ts';
import { dayOf, inWords } from '#web/ui/language.ts';
import tableStyles from './figures-table.module.css';
import { TableIcon } from './icons.tsx';
import styles from './trend.module.css';
import type { TrendPoint } from './trend-geometry.ts';
import { type Figure, TrendPicture } from './trend-picture.tsx';

type FiguresTableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The same figures as a picture shows, for people who prefer or need a table. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <details className={tableStyles.figures}>
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
  isOldMethod ? `${dayOf(at)}, older method` : dayOf(at),
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

/** What today's engine gives for earlier submissions, by their id; and its version in words. */
export type UnderToday = { readonly method: string; readonly figures: ReadonlyMap<string, number> };

/** Null until it is known. The engine is loaded only for somebody who has results of an older one. */
export function useUnderToday(rows: readonly SubmissionRow[]): UnderToday | null {
  const { submissions } = useSubmissions();
  const [known, setKnown] = useState<UnderToday | null>(null);
  const ids = rows.map(({ submissionId }) => submissionId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which rows; the list is another one at each drawing
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

/** As many as a phone can show with their labels. */
const mostPoints = 6;

type Told = { row: SubmissionRow; headline: Headline };

/**
 * How the figure of one quiz went. `rows` are that quiz's alone, newest first. Nothing where the newest result has no figure
 * to show, as under a notice that comes first.
 */
export function TrendOfRows({ title, rows }: { title: string; rows: readonly SubmissionRow[] }) {
  const id = useId();
  const ready = rows.filter(({ status }) => status === 'ready').slice(0, mostPoints);
  const told = ready.flatMap((row) => (row.headline ? [{ row, headline: row.headline }] : []));
  const newest = told[0];
  const points = newest ? told.flatMap((each) => pointOf(each, newest)).toReversed() : [];
  const isOld = ({ headline }: Told) =>
    newest !== undefined &&
    headline.figure !== undefined &&
    !isSameMethod(headline.engineVersion, newest.headline.engineVersion);
  const old = told.filter(isOld);
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

/** The older figures as they would be by the method of today; nothing of those that would have none. */
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

const pointOf = ({ row, headline }: Told, newest: Told): TrendPoint[] =>
  headline.figure === undefined || row.submittedAt === ''
    ? []
    : [
        {
          at: row.submittedAt,
          value: headline.figure,
          low: headline.low ?? null,
          high: headline.high ?? null,
          calendar: headline.calendarAge ?? null,
          ...(!isSameMethod(headline.engineVersion, newest.headline.engineVersion) && { isOldMethod: true }),
        },
      ];

const monthWords = (at: string): string => inWords(at, { month: 'long', year: 'numeric' });
