import { describe, expect, test } from 'vitest';
import { clamp, mean, round, roundedMean } from '#shared/scoring/rounding.ts';

describe('rounding', () => {
  test.each([
    [2.4, 0, 2],
    [2.5, 0, 3],
    [-2.4, 0, -2],
    [-2.5, 0, -3],
    [0.05, 1, 0.1],
    [-0.05, 1, -0.1],
    [12.34, 1, 12.3],
    [12.35, 1, 12.4],
    [-7.125, 2, -7.13],
    // 1.005 is stored as 1.00499999999999989…
    [1.005, 2, 1.01],
    [1250, -2, 1300],
  ])('%d to %i decimals is %d: half goes away from zero', (x, decimals, rounded) => {
    expect(round(x, decimals)).toBe(rounded);
  });

  test('is to whole numbers unless decimals are asked for', () => {
    expect(round(41.5)).toBe(42);
  });

  test('corrects only binary rounding errors', () => {
    expect(round(0.4999)).toBe(0);
    expect(round(0.499999)).toBe(0);
  });

  test('never gives minus zero, which would be shown as -0', () => {
    expect(Object.is(round(-0.4), 0)).toBe(true);
    expect(Object.is(round(-0), 0)).toBe(true);
  });
});

test('clamping keeps values inside and moves others to the nearer end', () => {
  expect([-1, 0, 3, 5, 6].map((x) => clamp(x, 0, 5))).toEqual([0, 0, 3, 5, 5]);
});

test('a mean is the sum divided by the count', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([-4])).toBe(-4);
});

describe('the rounded mean', () => {
  test('uses only known values', () => {
    expect(roundedMean([80, null, 25, undefined])).toBe(53);
    expect(roundedMean([0, 100])).toBe(50);
  });

  test('is null without known values', () => {
    expect(roundedMean([null, undefined])).toBeNull();
    expect(roundedMean([])).toBeNull();
  });
});
