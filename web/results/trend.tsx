import type { CSSProperties } from 'react';
import { productQuizId } from '#shared/derived-names.ts';
import { percentText, wholeYears } from '#shared/reading/figures.ts';
import type { ReadResult } from '../api/read-result.ts';
import { ClockIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { FiguresTable } from './figures-table.tsx';
import { Section } from './section.tsx';
import styles from './trend.module.css';
import { datedPlaces, drawTrend, pathOf, type TrendPoint } from './trend-geometry.ts';
import { trendPoints } from './trend-points.ts';

type TrendProps = { results: readonly ReadResult[]; quizId: ReadResult['quiz_id'] };

/** With a single estimate there is no trend, but there will be one; who gets none is not promised any. */
export function TrendToCome({ results, quizId }: TrendProps) {
  if (trendPoints(results).length !== 1) return null;
  return (
    <Notice tone="plain" title="Your trend starts with the next quiz" icon={ClockIcon}>
      Retake it and we’ll show how your {quizId === productQuizId ? 'estimate' : 'score'} changes.
    </Notice>
  );
}

/** How the estimate moved over the retakes. */
export function Trend({ results, quizId }: TrendProps) {
  const points = trendPoints(results);
  if (points.length < 2) return null;
  return (
    <Section
      title="Your trend"
      lead={`Your last ${points.length} results. A change smaller than the shaded range may be chance, so look at the direction.`}
      className={styles.section}
    >
      <TrendFigures points={points} quizId={quizId} />
    </Section>
  );
}

/** The picture, its key, and the same as a table. */
export function TrendFigures({ points, quizId }: { points: readonly TrendPoint[]; quizId: ReadResult['quiz_id'] }) {
  const isAge = quizId === productQuizId;
  const figure = isAge ? wholeYears : percentText;
  const hasOldMethod = points.some(({ isOldMethod }) => isOldMethod);
  return (
    <>
      <Picture points={points} figure={figure} />
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

type Figure = (value: number) => string;

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

const place = (x: number, y: number) => ({ '--x': x, '--y': y }) as CSSProperties;

function Picture({ points, figure }: { points: readonly TrendPoint[]; figure: Figure }) {
  const { grid, line, ribbons, paths, calendar, cut } = drawTrend(points);
  const isDated = datedPlaces(line.map(({ x }) => x));
  const label = points.map((point) => `${monthText(point.at)}: ${figure(point.value)}.`).join(' ');
  const calendarEnd = calendar.length === points.length ? calendar.at(-1) : undefined;
  const end = line.at(-1);
  const last = points.at(-1);
  return (
    <div className={styles.trend} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {grid.map(({ value, y }) => (
          <path key={value} className={styles.grid} d={`M0 ${y}H100`} />
        ))}
        {ribbons.map((ribbon) => (
          <path key={ribbon} className={styles.ribbon} d={ribbon} />
        ))}
        {calendarEnd && <path className={styles.calendar} d={pathOf(calendar)} />}
        {paths.map((path) => (
          <path key={path} className={styles.line} d={path} />
        ))}
      </svg>
      {cut !== null && (
        <span className={styles.cut} style={place(cut, 0)}>
          new method
        </span>
      )}
      {grid.map(({ value, y }) => (
        <span key={value} className={styles.gridLabel} style={place(0, y)}>
          {value}
        </span>
      ))}
      {points.map((point, at) => (
        <Point
          key={point.at}
          point={point}
          figure={figure}
          place={line[at]}
          isLast={at === points.length - 1}
          isDated={isDated[at]}
        />
      ))}
      {end && last && (
        <span className={styles.end} style={place(100, apart(end.y, calendarEnd?.y))}>
          {figure(last.value)}
        </span>
      )}
      {calendarEnd && (
        <span className={styles.end} data-calendar style={place(100, calendarEnd.y)}>
          {last?.calendar}
        </span>
      )}
    </div>
  );
}

// Two labels at the right end must not cover each other; the calendar age keeps its place.
const apart = (y: number, other: number | undefined): number => {
  const room = 9;
  if (other === undefined || Math.abs(y - other) >= room) return y;
  return y >= other ? other + room : other - room;
};

type PointProps = {
  point: TrendPoint;
  figure: Figure;
  place: { x: number; y: number } | undefined;
  isLast: boolean;
  isDated?: boolean;
};

function Point({ point, figure, place: at, isLast, isDated }: PointProps) {
  if (!at) return null;
  return (
    <>
      <span
        className={styles.point}
        data-last={isLast || undefined}
        data-old={point.isOldMethod || undefined}
        style={place(at.x, at.y)}
      />
      {!isLast && (
        <span className={styles.value} style={place(at.x, at.y)}>
          {figure(point.value)}
        </span>
      )}
      {isDated && (
        <span className={styles.date} style={place(at.x, 100)}>
          {monthText(point.at)}
        </span>
      )}
    </>
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

const monthText = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(new Date(at));
const dayText = (at: string): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(at));
