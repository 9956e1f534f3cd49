import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { angleOf, arc, pointAt, ticks } from '#web/dial/age-dial.tsx';
import { toldOf, trendPoints } from '#web/results/trend.tsx';
import { datedPlaces, drawTrend, type TrendPoint } from '#web/results/trend-picture.tsx';

test('a year is six degrees, to the left if younger', () => {
  expect(angleOf(41, 46)).toBe(-30);
  expect(angleOf(46, 46)).toBe(0);
  expect(angleOf(50.5, 46)).toBe(27);
});

test('an age beyond 17 years is at the end of the dial', () => {
  expect(angleOf(80, 46)).toBe(102);
  expect(angleOf(18, 46)).toBe(-102);
});

test('the calendar age is at the top of the dial', () => {
  expect(pointAt(0)).toEqual({ x: 180, y: 42 });
  expect(pointAt(90)).toEqual({ x: 316, y: 178 });
});

test('an arc of more than half a turn goes the long way round', () => {
  expect(arc(-102, 102)).toContain(' 0 1 1 ');
  expect(arc(-30, 30)).toContain(' 0 0 1 ');
});

test('there is a tick for every year except the calendar age, and a figure for every tenth', () => {
  const drawn = ticks(46);
  expect(drawn.map(({ age }) => age)).toEqual(
    [29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45].concat([
      47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
    ]),
  );
  expect(drawn.filter(({ label }) => label).map(({ age }) => age)).toEqual([30, 40, 50, 60]);
});

test('a dial for a young person has no ages below zero', () => {
  expect(Math.min(...ticks(10).map(({ age }) => age))).toBe(0);
});

const point = (at: string, value: number, over: Partial<TrendPoint> = {}): TrendPoint => ({
  at,
  value,
  low: value - 4,
  high: value + 4,
  calendar: 46,
  ...over,
});
const year = [point('2025-01-01T00:00:00Z', 45), point('2025-07-02T12:00:00Z', 43), point('2026-01-01T00:00:00Z', 41)];

test('a trend is drawn over time to scale', () => {
  expect(drawTrend(year).line.map(({ x }) => x)).toEqual([0, 50, 100]);
});

test('results of one day are far enough apart for their labels', () => {
  const close = [
    point('2025-01-01T00:00:00Z', 45),
    point('2025-01-01T00:05:00Z', 44),
    point('2026-01-01T00:00:00Z', 41),
  ];
  const [first, second, third] = drawTrend(close).line.map(({ x }) => x);
  expect(first).toBe(0);
  expect(second).toBeGreaterThanOrEqual(16);
  expect(third).toBe(100);
});

test('dates are a quarter of the width apart, always with the first and the last', () => {
  const dated = (places: readonly number[]) => places.filter((_, at) => datedPlaces(places)[at]);
  expect(dated([0, 50, 100])).toEqual([0, 50, 100]);
  expect(dated([0, 16, 32, 48, 64, 100])).toEqual([0, 32, 64, 100]);
  expect(dated([0, 20, 36, 52, 84, 100])).toEqual([0, 36, 100]);
  expect(dated([0, 100])).toEqual([0, 100]);
});

test('every value, its range and the calendar age are inside the drawing, older above younger', () => {
  const drawing = drawTrend(year);
  for (const { y } of [...drawing.line, ...drawing.calendar]) expect(y).toBeGreaterThanOrEqual(0);
  for (const { y } of drawing.grid) expect(y).toBeLessThanOrEqual(100);
  expect(drawing.line[0]?.y).toBeLessThan(drawing.line[2]?.y ?? 0);
  expect(drawing.ribbons).toEqual([expect.stringMatching(/^M.*Z$/)]);
  expect(drawing.cut).toBeNull();
});

test('a range that is missing anywhere leaves out the ribbon', () => {
  expect(drawTrend([...year, point('2026-02-01T00:00:00Z', 41, { low: null })]).ribbons).toEqual([]);
});

test('figures of an older method are not joined to those of the new one', () => {
  const old = year.slice(0, 2).map((point) => ({ ...point, isOldMethod: true }));
  const { line, paths, ribbons, cut } = drawTrend([...old, ...year.slice(2)]);
  expect([paths.length, ribbons.length]).toEqual([2, 2]);
  expect(cut).toBeGreaterThan(line[1]?.x ?? 0);
  expect(cut).toBeLessThan(line[2]?.x ?? 0);
});

test('equal values still have a scale', () => {
  const flat = [point('2025-01-01T00:00:00Z', 1, { low: 1, high: 1, calendar: null })];
  for (const { y } of drawTrend([...flat, ...flat]).line) expect(Number.isFinite(y)).toBe(true);
});

const row = (submittedAt: string, figure: Partial<Headline> = { figure: 41.2 }): SubmissionRow => ({
  _id: asSubmissionId(submittedAt),
  submissionId: asSubmissionId(submittedAt),
  quizId: productQuizId,
  submittedAt,
  status: 'ready',
  headline: { standing: 'estimated', engineVersion: '2.2.0', ...figure },
});
const pointsOf = (rows: readonly SubmissionRow[]) => trendPoints(toldOf(rows));

test('a trend is drawn oldest first', () => {
  const figure = { figure: 41.2, low: 37.4, high: 45.1, calendarAge: 46 };
  const points = pointsOf([row('2026-01-01T00:00:00Z', figure), row('2025-01-01T00:00:00Z', figure)]);
  expect(points.map(({ at }) => at)).toEqual(['2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z']);
  expect(points[0]).toEqual({ at: '2025-01-01T00:00:00Z', value: 41.2, low: 37.4, high: 45.1, calendar: 46 });
});

test('a result without an estimate or a date is left out of the trend, not drawn as zero', () => {
  const points = pointsOf([
    row('2025-02-01T00:00:00Z', { figure: 8.4 }),
    row('2025-01-01T00:00:00Z', { standing: 'notEstimated' }),
    row('', { figure: 7.1 }),
  ]);
  expect(points.map(({ value }) => value)).toEqual([8.4]);
});

test('a trend shows the six latest', () => {
  const many = Array.from({ length: 9 }, (_, month) => row(`2025-0${9 - month}-01T00:00:00Z`));
  expect(pointsOf(many).map(({ at }) => at.slice(5, 7))).toEqual(['04', '05', '06', '07', '08', '09']);
});

// In px, on a small phone, a phone and a computer (`.art` in steps.module.css): the band cuts from the picture what does not fit.
test.each([
  [280, 40],
  [350, 40],
  [650, 72],
])('the picture of the plan shows three whole pins in a band of %i by %i', (width, height) => {
  const picture = readFileSync('web/assets/art/key-action-plan.svg', 'utf8');
  const [, , boxWidth = 0, boxHeight = 0] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? '').split(' ').map(Number);
  const scale = Math.max(width / boxWidth, height / boxHeight);
  const cut = { x: (boxWidth - width / scale) / 2, y: (boxHeight - height / scale) / 2 };
  const pins = [...picture.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/g)].map((pin) => pin.slice(1).map(Number));
  expect(pins).toHaveLength(3);
  for (const [x = 0, y = 0, radius = 0] of pins) {
    expect(Math.min(x, boxWidth - x) - radius).toBeGreaterThan(cut.x);
    expect(Math.min(y, boxHeight - y) - radius).toBeGreaterThan(cut.y);
  }
});
