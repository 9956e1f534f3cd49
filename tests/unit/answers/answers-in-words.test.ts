import { expect, test } from 'vitest';
import { answersInWords } from '#shared/answers-in-words.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';

const said = (answers: Answers, locale: string) =>
  answersInWords(heartQuiz, { answers: { labsAvailable: 'yes', ...answers }, units: guessUnits(locale) })
    .answers.filter(({ questionId }) => questionId !== 'labsAvailable')
    .map(({ valueText }) => valueText);

test.each([
  ['280plus', '280 mg/dL or more', '7.2 mmol/L or more'],
  ['under160', 'Below 160 mg/dL', 'Below 4.1 mmol/L'],
  ['200to239', '200-239 mg/dL', '5.2 to under 6.2 mmol/L'],
  ['unknown', 'I’m not sure', 'I’m not sure'],
])('a band has its unit, and an answer without a number has none: %s', (band, american, german) => {
  const answers = { totalCholesterolBand: band };
  expect(said(answers, 'en-US')).toEqual([american]);
  expect(said(answers, 'de-DE')).toEqual([german]);
});

test('a unit that is words follows its number', () => {
  expect(said({ restingHeartRate: '61' }, 'en-US')).toEqual(['61 beats a minute']);
});
