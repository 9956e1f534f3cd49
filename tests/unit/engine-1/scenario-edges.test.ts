import { expect, test } from 'vitest';
import { scoreCardiac } from '#shared/engine-1/cardiac-health.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas, today } from './personas.ts';

// The what-if contrasts start at the very number that the method names; no reference case stands on it.

const longevity: Answers = longevityPersonas.average45F?.answers ?? {};
const cardiac: Answers = cardiacPersonas.average45F?.answers ?? {};

const contrasts = (change: Answers) =>
  scoreCardiac({ ...cardiac, ...change }, longevity, today)
    .recommendations.filter((one) => 'percentagePoints' in one)
    .map(({ code }) => code);

test.each([
  ['129', false],
  ['130', true],
])('an upper pressure of %s: worth lowering %s', (bpSystolic, isWorthIt) => {
  const typed = { bpReading: 'numbers', bpSystolic, bpDiastolic: '80' };
  expect(contrasts(typed).includes('lowerBp')).toBe(isWorthIt);
});
