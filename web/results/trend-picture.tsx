import type { CSSProperties } from 'react';
import { inWords } from '../ui/language.ts';
import styles from './trend.module.css';
import { datedPlaces, drawTrend, pathOf, type TrendPoint } from './trend-geometry.ts';

/** A value in words. */
export type Figure = (value: number) => string;

const place = (x: number, y: number) => ({ '--x': x, '--y': y }) as CSSProperties;

/** The line with its range, the values beside it, and the dates below it. */
export function TrendPicture({ points, figure }: { points: readonly TrendPoint[]; figure: Figure }) {
  const { grid, line, ribbons, paths, calendar, bar, cut } = drawTrend(points);
  const isOld = (at: number) => (cut !== null && at === 0) || undefined;
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
        {ribbons.map((ribbon, at) => (
          <path key={ribbon} className={styles.ribbon} data-old={isOld(at)} d={ribbon} />
        ))}
        {calendarEnd && <path className={styles.calendar} d={pathOf(calendar)} />}
        {paths.map((path, at) => (
          <path key={path} className={styles.line} data-old={isOld(at)} d={path} />
        ))}
      </svg>
      {bar && (
        <span
          className={styles.bar}
          style={{ ...place(bar.x, bar.top), '--height': bar.bottom - bar.top } as CSSProperties}
        />
      )}
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

const monthText = (at: string): string => inWords(at, { day: 'numeric', month: 'short' });
