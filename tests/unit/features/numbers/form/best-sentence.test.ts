import { expect, test } from 'vitest';
import { bestSentence } from '#web/features/numbers/form/numbers-form.tsx';

test.each([
  [['a1c', 'bpSystolic'], 'Your HbA1c would probably narrow your range most, then your blood pressure.'],
  [['egfr'], 'Your kidney test (eGFR) would probably narrow your range most.'],
] as const)('the numbers to look up first, %j, are named as they would be in a sentence', (best, sentence) => {
  expect(bestSentence(best)).toBe(sentence);
});

test('without a number that narrows the range there is no sentence', () => {
  expect(bestSentence([])).toBeNull();
});
