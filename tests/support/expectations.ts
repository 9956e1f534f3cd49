import { expect } from 'vitest';
import type { ErrorBody, Problem } from '#shared/contract/errors.ts';

/** The API's own fields of an error. The fields of RFC 9457 are checked and left out. */
export const saidIn = (body: unknown): ErrorBody => {
  const { type, title, status, detail, instance, ...said } = body as Problem;
  expect(type).toBe(`/api/openapi.json#/x-problem-types/${said.code}`);
  expect(title).toMatch(/^[A-Z].+[^.]$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(detail).toBe(said.message);
  if (instance !== undefined) expect(instance).toMatch(/^\/api\/requests\/[^/]+$/);
  return said;
};

const tolerance = 1e-9;

/** Deep equality in which only numbers may differ, by the tolerance. */
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

/** Plain comparisons for tens of thousands of cases: `expect` costs more than the scoring itself. */
export const mustBeSame = (actual: unknown, expected: unknown): void => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${a} instead of ${b}`);
};

export const mustAscend = (numbers: readonly number[]): void => {
  for (let place = 1; place < numbers.length; place += 1) {
    if (!((numbers[place - 1] as number) <= (numbers[place] as number))) throw new Error(`not ascending: ${numbers}`);
  }
};
