import { type CSSProperties, Fragment } from 'react';
import { round } from '#shared/scoring/rounding.ts';
import * as words from '#words/trend.ts';
import { inWords } from '../ui/language.ts';
import styles from './trend.module.css';

/** One result on the trend. `calendar` is the calendar age, if the trend shows ages. */
export type TrendPoint = {
  at: string;
  value: number;
  low: number | null;
  high: number | null;
  calendar: number | null;
  /** From an engine whose figures must not be compared with later ones. */
  isOldMethod?: boolean;
};

/** A value in words. */
type Figure = (value: number) => string;

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
          {words.newMethod}
        </span>
      )}
      {grid.map(({ value, y }) => (
        <span key={value} className={styles.gridLabel} style={place(0, y)}>
          {value}
        </span>
      ))}
      {line.map(({ x, y }, at) => {
        const point = points[at];
        return (
          point && (
            <Fragment key={point.at}>
              <span
                className={styles.point}
                data-last={point === last || undefined}
                data-old={point.isOldMethod || undefined}
                style={place(x, y)}
              />
              {point !== last && (
                <span className={styles.value} style={place(x, y)}>
                  {figure(point.value)}
                </span>
              )}
              {isDated[at] && (
                <span className={styles.date} style={place(x, 100)}>
                  {monthText(point.at)}
                </span>
              )}
            </Fragment>
          )
        );
      })}
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

// The two labels at the right end must not overlap. The label of the calendar age keeps its place.
const apart = (y: number, other: number | undefined): number => {
  const room = 9;
  if (other === undefined || Math.abs(y - other) >= room) return y;
  return y >= other ? other + room : other - room;
};

type Placed = { x: number; y: number };

const monthText = (at: string): string => inWords(at, { day: 'numeric', month: 'short' });

const aimedGridLines = 4;
const niceSteps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

/** Positions in percent of the drawing: from 0 at the left and top to 100 at the right and bottom. */
export const drawTrend = (points: readonly TrendPoint[]) => {
  const values = points.flatMap(({ value, low, high, calendar }) =>
    [value, low, high, calendar].filter((figure) => figure !== null),
  );
  const scale = scaleOf(Math.min(...values), Math.max(...values));
  const y = (value: number) => round(((scale.to - value) / (scale.to - scale.from)) * 100, 2);
  const x = placesInTime(points.map(({ at }) => Date.parse(at)));
  const place = (pick: (point: TrendPoint) => number | null): Placed[] =>
    points.flatMap((point, at) => {
      const value = pick(point);
      return value === null ? [] : [{ x: x[at] ?? 0, y: y(value) }];
    });
  const line = place(({ value }) => value);
  const firstNew = points.findIndex(({ isOldMethod }) => !isOldMethod);
  const cutAt = firstNew > 0 ? firstNew : 0;
  const byMethod = <T,>(all: readonly T[]): T[][] =>
    [all.slice(0, cutAt), all.slice(cutAt)].filter(({ length }) => length > 0);
  const highs = place(({ high }) => high);
  const lows = place(({ low }) => low);
  const hasRanges = highs.length === points.length && lows.length === points.length;
  const lowsByMethod = byMethod(lows);
  return {
    grid: scale.lines.map((value) => ({ value, y: y(value) })),
    line,
    /** One for each method, so that no line joins figures that must not be compared. */
    ribbons: hasRanges
      ? byMethod(highs).map((part, at) => `${pathOf([...part, ...[...(lowsByMethod[at] ?? [])].reverse()])}Z`)
      : [],
    paths: byMethod(line).map(pathOf),
    calendar: place(({ calendar }) => calendar),
    /** The range of the newest point, if it is alone in its method, so that a ribbon would have no width. */
    bar: cutAt > 0 && cutAt === points.length - 1 ? barOf(line.at(-1), highs.at(-1), lows.at(-1)) : null,
    /** Between the last point of an older method and the first of the new one. */
    cut: cutAt === 0 ? null : round(((line[cutAt - 1]?.x ?? 0) + (line[cutAt]?.x ?? 0)) / 2, 2),
  };
};

const barOf = (point?: Placed, high?: Placed, low?: Placed) =>
  point && high && low && high.x === point.x && low.x === point.x ? { x: point.x, top: high.y, bottom: low.y } : null;

const pathOf = (places: readonly Placed[]): string => `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const scaleOf = (lowest: number, highest: number) => {
  const step = niceSteps.find((step) => (highest - lowest) / step <= aimedGridLines - 1) ?? 100;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(Math.ceil(highest / step) * step, from + step);
  const count = Math.round((to - from) / step) + 1;
  return { from, to, lines: Array.from({ length: count }, (_, at) => round(from + at * step, 2)) };
};

/**
 * Which points have room for a date: both ends, and between them those that are a quarter of the width from their neighbours.
 * '28 Sept' fills that on a phone of 320 px. The table has every date.
 */
export const datedPlaces = (places: readonly number[]): boolean[] => {
  const room = 25;
  let dated = 0;
  return places.map((x, at) => {
    if (at === 0 || at === places.length - 1) return true;
    if (x - dated < room || 100 - x < room) return false;
    dated = x;
    return true;
  });
};

/** To scale in time, but never so close that points overlap. */
const placesInTime = (instants: readonly number[]): number[] => {
  const [first = 0, last = 0] = [instants[0], instants.at(-1)];
  const gap = Math.min(16, 100 / Math.max(1, instants.length - 1));
  const wanted = instants.map((instant, at) =>
    last > first ? ((instant - first) / (last - first)) * 100 : (at / Math.max(1, instants.length - 1)) * 100,
  );
  const spread: number[] = [];
  for (const [at, place] of wanted.entries()) {
    const roomAfter = (wanted.length - 1 - at) * gap;
    const earliest = at === 0 ? 0 : (spread[at - 1] ?? 0) + gap;
    spread.push(round(Math.min(Math.max(place, earliest), 100 - roomAfter), 2));
  }
  return spread;
};
