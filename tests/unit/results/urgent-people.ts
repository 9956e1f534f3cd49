import fc from 'fast-check';
import type { Answers } from '#shared/quiz/question.ts';
import { measuredPerson, mostlyQuietHeart, today } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/random.ts';

// People with notices of every urgency, and the times that a text may name.

const labNumbers = fc.record(
  {
    a1c: fc.constantFrom('5.2', '6.1', '9', '11', '15'),
    fastingGlucose: fc.constantFrom('88', '110', '260', '310'),
    uacr: fc.constantFrom('10', '400', '2500'),
    egfr: fc.constantFrom('95', '50', '25'),
    triglycerides: fc.constantFrom('120', '600', '1200'),
    ldlCholesterol: fc.constantFrom('110', '200'),
  },
  { requiredKeys: [] },
);

export type Someone = { readonly habits: Answers; readonly heart: Answers; readonly otherDay: string };
const someone: fc.Arbitrary<Someone> = fc
  .tuple(measuredPerson, mostlyQuietHeart, labNumbers, fc.constantFrom(today, '2026-01-14', '2026-01-01', '2024-06-01'))
  .map(([habits, heart, numbers, otherDay]) => ({ habits, heart: { ...heart, ...numbers }, otherDay }));
export const people = fc.sample(someone, runs(1_000));

/** The most urgent first. A page may print only the times in this list. */
export const times: readonly RegExp[] = [
  /today or tomorrow/i,
  /in the next (few )?days/i,
  /this week/i,
  /within a week/i,
  /in the next week or two|within one or two weeks/i,
  /in the next (few )?weeks/i,
  /next visit/i,
  /in the next (few )?months|in three months/i,
  /once a year/i,
];
