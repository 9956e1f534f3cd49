import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { resultSchema } from '#shared/contract/result.ts';
import { anyone, today } from '#tests/personas/random-person.ts';
import { mustBeSame } from '#tests/support/expectations.ts';
import { runs } from '#tests/support/random.ts';
import { everyone, pageOf } from './everyone.ts';
import { broken } from './invariants.ts';

// Thousands of whole pages; far above what they take.
vi.setConfig({ testTimeout: 900_000 });

test('every person of the reference gets a page that breaks no rule', () => {
  const breaks = everyone.flatMap((person) => broken(pageOf(person)).map((found) => `${person.name}: ${found}`));
  expect(breaks).toEqual([]);
});

test('every random person gets a page that breaks no rule', () => {
  fc.assert(
    fc.property(anyone, (pair) => {
      mustBeSame(broken(pageOf({ ...pair, today })), []);
    }),
    { numRuns: runs(20_000) },
  );
});

test('the contract passes every page unchanged', () => {
  for (const person of everyone) {
    const { content } = pageOf(person);
    const sent = { submissionId: 'one', quiz_id: 'cardiac_health', submittedAt: '2026-01-15T10:00:00.000Z', content };
    expect(resultSchema.parse(sent), person.name).toEqual(sent);
  }
});
