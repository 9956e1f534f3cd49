import type { ReadResult } from '#web/api/read-result.ts';

/** One result on the trend. `calendar` is the calendar age, where the trend is one of ages. */
export type TrendPoint = {
  at: string;
  value: number;
  low: number | null;
  high: number | null;
  calendar: number | null;
  /** From an engine whose figures must not be compared with later ones. */
  isOldMethod?: boolean;
};

export type Placed = { x: number; y: number };

/** Places in percent of the drawing: from 0 at the left and top to 100 at the right and bottom. */
export type TrendDrawing = {
  grid: { value: number; y: number }[];
  line: Placed[];
  /** One for each method, so that nothing joins figures that must not be compared. */
  ribbons: string[];
  paths: string[];
  calendar: Placed[];
  /** The range of the newest point, where it stands alone in its method and a ribbon would have no width. */
  bar: { x: number; top: number; bottom: number } | null;
  /** Between the last point of an older method and the first of the new one. */
  cut: number | null;
};

const aimedGridLines = 4;
const niceSteps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

export const drawTrend = (points: readonly TrendPoint[]): TrendDrawing => {
  const values = points.flatMap(({ value, low, high, calendar }) =>
    [value, low, high, calendar].filter((figure) => figure !== null),
  );
  const scale = scaleOf(Math.min(...values), Math.max(...values));
  const y = (value: number) => round(((scale.to - value) / (scale.to - scale.from)) * 100);
  const x = placesInTime(points.map(({ at }) => Date.parse(at)));
  const place = (pick: (point: TrendPoint) => number | null): Placed[] =>
    points.flatMap((point, at) => {
      const value = pick(point);
      return value === null ? [] : [{ x: x[at] ?? 0, y: y(value) }];
    });
  const line = place(({ value }) => value);
  const firstNew = points.findIndex(({ isOldMethod }) => !isOldMethod);
  const cutAt = firstNew > 0 ? firstNew : 0;
  const byMethod = <T>(all: readonly T[]): T[][] =>
    [all.slice(0, cutAt), all.slice(cutAt)].filter(({ length }) => length > 0);
  const highs = place(({ high }) => high);
  const lows = place(({ low }) => low);
  const hasRanges = highs.length === points.length && lows.length === points.length;
  const lowsByMethod = byMethod(lows);
  return {
    grid: scale.lines.map((value) => ({ value, y: y(value) })),
    line,
    ribbons: hasRanges
      ? byMethod(highs).map((part, at) => `${pathOf([...part, ...(lowsByMethod[at] ?? []).toReversed()])}Z`)
      : [],
    paths: byMethod(line).map(pathOf),
    calendar: place(({ calendar }) => calendar),
    bar: cutAt > 0 && cutAt === points.length - 1 ? barOf(line.at(-1), highs.at(-1), lows.at(-1)) : null,
    cut: cutAt === 0 ? null : round(((line[cutAt - 1]?.x ?? 0) + (line[cutAt]?.x ?? 0)) / 2),
  };
};

const barOf = (point?: Placed, high?: Placed, low?: Placed) =>
  point && high && low && high.x === point.x && low.x === point.x ? { x: point.x, top: high.y, bottom: low.y } : null;

export const pathOf = (places: readonly Placed[]): string => `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const scaleOf = (lowest: number, highest: number) => {
  const step = niceSteps.find((step) => (highest - lowest) / step <= aimedGridLines - 1) ?? 100;
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(Math.ceil(highest / step) * step, from + step);
  const count = Math.round((to - from) / step) + 1;
  return { from, to, lines: Array.from({ length: count }, (_, at) => round(from + at * step)) };
};

/**
 * Which places have room for a date: both ends, and between them what stands a quarter of the width from its neighbours.
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

/** At true distances in time, but never so close that points cover each other. */
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
    spread.push(round(Math.min(Math.max(place, earliest), 100 - roomAfter)));
  }
  return spread;
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** As many as a phone can show with their labels. */
const mostPoints = 6;

/** The estimates of a quiz's results, oldest first; results without an estimate or a date have no place on it. */
export const trendPoints = (results: readonly ReadResult[]): TrendPoint[] => {
  return results
    .filter(({ submittedAt }) => submittedAt !== '')
    .toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt))
    .flatMap(({ submittedAt, content: { overall_summary: summary } }) => {
      const value = summary.biologicalAge ?? summary.cardiacRiskScore;
      if (value == null) return [];
      return [
        {
          at: submittedAt,
          value,
          low: summary.biologicalAgeLow ?? summary.cardiacRiskScoreLow ?? null,
          high: summary.biologicalAgeHigh ?? summary.cardiacRiskScoreHigh ?? null,
          calendar: summary.chronologicalAge ?? null,
        },
      ];
    })
    .slice(-mostPoints);
};
