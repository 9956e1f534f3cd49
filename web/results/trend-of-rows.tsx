import { useId } from 'react';
import type { Headline } from '#shared/contract/headline.ts';
import type { SubmissionRow } from '#shared/contract/submission.ts';
import { isSameMethod } from '#shared/reading/change-words.ts';
import { figureTextOf } from '#shared/reading/headline-words.ts';
import { inWords } from '../ui/language.ts';
import { TrendFigures } from './trend.tsx';
import type { TrendPoint } from './trend-geometry.ts';
import { type UnderToday, useUnderToday } from './use-under-today.ts';

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
