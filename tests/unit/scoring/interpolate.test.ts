import { expect, test } from 'vitest';
import { interpolate } from '#shared/scoring/interpolate.ts';

type Point = readonly [x: number, y: number];
const through = (points: readonly Point[], x: number) =>
  interpolate(
    points,
    x,
    ([at]) => at,
    ([, value]) => value,
  );

const line: readonly Point[] = [
  [10, 100],
  [20, 200],
  [40, 0],
];

test.each([
  ['at a point, its value', 10, 100],
  ['at a point in the middle, its value', 20, 200],
  ['at the last point, its value', 40, 0],
  ['a quarter of the way, a quarter of the difference', 12.5, 125],
  ['half of the way down, half of the difference', 30, 100],
  ['before the first point, the first value', -5, 100],
  ['after the last point, the last value', 99, 0],
])('%s', (_, x, value) => {
  expect(through(line, x)).toBe(value);
});

test('one point alone applies everywhere', () => {
  expect([-1, 3, 7].map((x) => through([[3, 8]], x))).toEqual([8, 8, 8]);
});

test('without a point there is no value', () => {
  expect(() => through([], 3)).toThrow('There is no point to read a value from.');
});

test('two points at one place are a step: the first value up to it, the second after it', () => {
  const step: readonly Point[] = [
    [0, 1],
    [5, 1],
    [5, 9],
    [10, 9],
  ];
  expect([4.9, 5, 5.1].map((x) => through(step, x))).toEqual([1, 1, 9]);
});
