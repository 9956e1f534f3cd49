import { expect, test } from 'vitest';
import { frameChecks } from './frame-checks.ts';
import { cast, firstFailures, pageOf } from './pages.ts';
import { wordChecks } from './word-checks.ts';

// Personas, edge cases, stories and 20,000 random people.
const checks = { ...frameChecks, ...wordChecks };
const failures = firstFailures(checks);

test.each(Object.keys(checks))('%s', (name) => {
  // `expect.fail` prints the whole text. A comparison would print only its beginning.
  const failure = failures.get(name);
  if (failure !== undefined) expect.fail(failure);
});

test('the cast has people with strengths, with steps, with a warning, without an estimate, with a talk that would do harm', () => {
  const pages = cast.map((someone) => pageOf(someone));
  expect(pages.filter(({ frame }) => frame.strengths.length > 0).length).toBeGreaterThan(10);
  expect(pages.filter(({ frame }) => frame.steps.length > 0).length).toBeGreaterThan(10);
  expect(pages.filter(({ content }) => content.standing === 'checkFirst').length).toBeGreaterThan(10);
  expect(pages.some(({ content }) => content.standing === 'notEstimated')).toBe(true);
  expect(pages.some(({ scoredPlan, plan }) => scoredPlan.length > plan.length)).toBe(true);
});
