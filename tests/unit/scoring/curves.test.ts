import { expect, test } from 'vitest';
import { interpolate, shareBelow } from '#shared/scoring/curves.ts';

type Point = readonly [x: number, y: number];
const through = (points: readonly Point[], x: number) =>
  interpolate(
    points.map(([at, value]) => ({ at, value })),
    x,
    'at',
    'value',
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

test('a single point applies everywhere', () => {
  expect([-1, 3, 7].map((x) => through([[3, 8]], x))).toEqual([8, 8, 8]);
});

test('without a point there is no value', () => {
  expect(() => through([], 3)).toThrow('There is no point to read a value from.');
});

test('two points at the same place make a step: the first value up to it, the second after it', () => {
  const step: readonly Point[] = [
    [0, 1],
    [5, 1],
    [5, 9],
    [10, 9],
  ];
  expect([4.9, 5, 5.1].map((x) => through(step, x))).toEqual([1, 1, 9]);
});

// From the printed tables of the standard normal distribution (NIST/SEMATECH e-Handbook, 1.3.6.7.1). The formula itself
// has an error of 1.5e-7 of erf.
test.each([
  [0, 0.5],
  [0.5, 0.6914625],
  [1, 0.8413447],
  [1.644854, 0.95],
  [1.959964, 0.975],
  [2.575829, 0.995],
  [3, 0.9986501],
])('the share below %d is %d, and above it the rest', (z, share) => {
  expect(Math.abs(shareBelow(z) - share)).toBeLessThan(2e-7);
  expect(Math.abs(shareBelow(-z) - (1 - share))).toBeLessThan(2e-7);
});

test('the share far out is 0 and 1', () => {
  expect(shareBelow(-40)).toBe(0);
  expect(shareBelow(40)).toBe(1);
});
