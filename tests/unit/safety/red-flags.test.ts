import { describe, expect, test } from 'vitest';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { bodyCases, breathCases, pressureCases } from './cases/body-cases.ts';
import { chestPainCases, heartCases } from './cases/heart-cases.ts';
import { type Cases, codesOf, type Example } from './example.ts';

/** A flag without cases does not compile. */
const cases: Readonly<Record<RedFlagCode, Cases>> = {
  ...chestPainCases,
  ...heartCases,
  ...breathCases,
  ...pressureCases,
  ...bodyCases,
};

const rows = (side: keyof Cases): { code: string; example: Example; said: string }[] =>
  Object.entries(cases).flatMap(([code, one]) =>
    one[side].map((example) => ({ code, example, said: JSON.stringify(example) })),
  );

describe('a red flag', () => {
  test.each(rows('raised'))('$code is raised by $said', ({ code, example }) => {
    expect(codesOf(example)).toContain(code);
  });

  test.each(rows('not'))('$code is not raised by $said', ({ code, example }) => {
    expect(codesOf(example)).not.toContain(code);
  });

  test('is never raised without an answer', () => {
    expect(codesOf({ age: null, bmi: null })).toEqual([]);
  });
});
