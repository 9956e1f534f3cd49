import { useQuery } from '@tanstack/react-query';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { percentText, wholeYears } from '#shared/reading/figures.ts';
import { figureTextOf, isSameMethod } from '#shared/reading/headline.ts';
import { queryClient } from '#web/api/queries.ts';
import { useSubmissions } from '#web/session/session.ts';
import { dayOf, inWords } from '#web/ui/language.ts';
import page from '#web/ui/page.module.css';
import { List, Section, TableHead } from '#web/ui/page.tsx';
import * as labels from '#words/labels.ts';
import * as numbers from '#words/numbers.ts';
import * as words from '#words/trend.ts';
import { TableIcon } from './result-icons.tsx';
import styles from './trend.module.css';
import { TrendPicture, type TrendPoint } from './trend-picture.tsx';

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
    .reverse();

const isOfOldMethod = ({ engineVersion }: Headline, [newest]: readonly Told[]): boolean =>
  newest !== undefined && !isSameMethod(engineVersion, newest.headline.engineVersion);

/**
 * How the figure of one quiz has changed. `rows` are of that quiz alone, newest first. Renders nothing if the newest
 * result has no figure to show, as with a warning.
 */
export function TrendOfRows({ title, rows }: { title: string; rows: readonly SubmissionRow[] }) {
  const told = toldOf(rows);
  const newest = told[0];
  const points = trendPoints(told);
  const old = told.filter(({ headline }) => headline.figure !== undefined && isOfOldMethod(headline, told));
  const underToday = useUnderToday(old.map(({ row }) => row));
  if (!newest || newest.headline.figure === undefined || points.length < 2) return null;
  const firstNew = points.find(({ isOldMethod }) => !isOldMethod);
  const isMixed = points.some(({ isOldMethod }) => isOldMethod);
  return (
    <Section title={title}>
      <p>{isMixed && firstNew ? words.methodChanged(monthWords(firstNew.at)) : words.lookAtDirection}</p>
      {underToday && <UnderTodayWords old={old} underToday={underToday} />}
      <TrendFigures points={points} quizId={newest.row.quizId} />
    </Section>
  );
}

/** The picture, its key, and the same as a table for users who prefer or need one. */
function TrendFigures({ points, quizId }: { points: readonly TrendPoint[]; quizId: QuizId }) {
  const isAge = quizRecordOf(quizId).figure.unit === 'years';
  const figure = isAge ? wholeYears : percentText;
  const value = isAge ? words.estimate : words.score;
  return (
    <>
      <TrendPicture points={points} figure={figure} />
      <ul className={styles.legend} aria-hidden="true">
        <Key of="line">{value}</Key>
        {points.some(({ isOldMethod }) => isOldMethod) && <Key of="old">{words.earlierMethod}</Key>}
        <Key of="range">{labels.likelyRange}</Key>
        {isAge && points.every(({ calendar }) => calendar !== null) && <Key of="calendar">{words.yourAge}</Key>}
      </ul>
      <details className={styles.table}>
        <summary>
          <TableIcon />
          {words.seeAsTable}
        </summary>
        <table>
          <caption className={page.hidden}>{labels.yourTrend}</caption>
          <TableHead columns={[words.date, value, labels.likelyRange, ...(isAge ? [words.yourAge] : [])]} />
          <tbody>
            {points.map((point) => (
              // By position, because two results of one day can have the same figures.
              <tr key={points.indexOf(point)}>
                <th scope="row">{point.isOldMethod ? words.dayOfEarlierMethod(dayOf(point.at)) : dayOf(point.at)}</th>
                <td>{figure(point.value)}</td>
                <td>
                  {point.low === null || point.high === null
                    ? words.notKnown
                    : numbers.range(figure(point.low), figure(point.high))}
                </td>
                {isAge && <td>{point.calendar ?? words.notKnown}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Key({ of, children }: { of: 'line' | 'old' | 'range' | 'calendar'; children: string }) {
  return (
    <li>
      <i data-key={of} />
      {children}
    </li>
  );
}

/** The figures of today's engine for earlier submissions, by their id, and its version in words. */
type UnderToday = Awaited<ReturnType<typeof workOut>>;

/** Undefined until it is known. The engine is loaded only for a user with results of an older one. */
function useUnderToday(rows: readonly SubmissionRow[]): UnderToday | undefined {
  const { submissions } = useSubmissions();
  const ids = rows.map(({ submissionId }) => submissionId);
  const query = useQuery(
    {
      queryKey: ['under-today', ids, submissions.length],
      queryFn: () => workOut(rows, submissions),
      enabled: ids.length > 0,
    },
    queryClient,
  );
  return query.data; // without it the trend still says that the method has changed
}

const workOut = async (rows: readonly SubmissionRow[], all: readonly SubmissionRow[]) => {
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
    const [month, before, today] = [monthWords(submittedAt), text(figure), text(now)];
    return [before === today ? words.sameUnderToday(month, before) : words.underToday(month, before, today)];
  });
  return (
    parts.length > 0 && (
      <>
        <p>{words.underMethod(method)}</p>
        <List items={parts} />
      </>
    )
  );
}

const monthWords = (at: string): string => inWords(at, { month: 'long', year: 'numeric' });
