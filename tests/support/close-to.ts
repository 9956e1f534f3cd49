import { expect } from 'vitest';

const tolerance = 1e-9;

/** Deep equality in which numbers may differ by the tolerance, and nothing else by anything. */
export const expectClose = (actual: unknown, expected: unknown, path = 'result'): void => {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const isClose = Math.abs(actual - expected) <= tolerance && Object.is(actual, -0) === Object.is(expected, -0);
    expect(isClose, `${path}: ${actual} instead of ${expected}`).toBe(true);
    return;
  }
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null) {
    expect(actual, path).toBe(expected);
    return;
  }
  expect(Array.isArray(actual), path).toBe(Array.isArray(expected));
  expect(Object.keys(actual).toSorted(), path).toEqual(Object.keys(expected).toSorted());
  for (const [key, value] of Object.entries(expected)) {
    expectClose((actual as Record<string, unknown>)[key], value, `${path}.${key}`);
  }
};
