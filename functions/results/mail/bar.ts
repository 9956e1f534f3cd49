import { dialSpanYears } from '#shared/reading/biological-age.ts';
import type { Range } from '#shared/reading/figures.ts';

/** A scale of table cells: mail programs show neither SVG nor positioned elements. */
export type Bar = { cells: Cell[]; start: string; end: string };
/** Widths of `track` and `band` are shares of the bar in percent; `point` and `marker` have a width of their own. */
export type Cell = { kind: 'track' | 'band'; width: number } | { kind: 'point' | 'marker' };

type Stop = { at: number; kind: 'low' | 'point' | 'marker' | 'high' };

type AgeRead = { age: number; calendarAge: number; range: Range | null };

/** Where the engine compares nobody, the ends have no words. */
export const ageBar = (read: AgeRead, isCompared = true): Bar => {
  const place = (age: number) => share(age - read.calendarAge, -dialSpanYears, dialSpanYears);
  return {
    cells: cells([...stops(read.age, read.range, place), { at: 50, kind: 'marker' }]),
    start: isCompared ? 'younger' : '',
    end: isCompared ? 'older' : '',
  };
};

export const percentBar = (read: { percent: number; range: Range | null; end: number }): Bar => {
  const place = (percent: number) => share(percent, 0, read.end);
  return { cells: cells(stops(read.percent, read.range, place)), start: '0%', end: `${read.end}% or more` };
};

/** The place of a value on a scale, in percent of its length. Values beyond an end are placed at that end. */
const share = (value: number, from: number, to: number): number =>
  Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));

const stops = (value: number, range: Range | null, place: (value: number) => number): Stop[] => [
  { at: place(value), kind: 'point' },
  ...(range
    ? [
        { at: place(range.low), kind: 'low' as const },
        { at: place(range.high), kind: 'high' as const },
      ]
    : []),
];

const cells = (stops: Stop[]): Cell[] => {
  const sorted = stops.toSorted((a, b) => a.at - b.at);
  const drawn: Cell[] = [];
  let at = 0;
  let inRange = false;
  for (const stop of [...sorted, { at: 100, kind: 'end' as const }]) {
    const width = Math.round((stop.at - at) * 100) / 100;
    if (width > 0) drawn.push({ kind: inRange ? 'band' : 'track', width });
    if (stop.kind === 'point' || stop.kind === 'marker') drawn.push({ kind: stop.kind });
    if (stop.kind === 'low') inRange = true;
    if (stop.kind === 'high') inRange = false;
    at = stop.at;
  }
  return drawn;
};
