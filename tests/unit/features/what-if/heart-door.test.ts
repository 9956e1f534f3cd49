import { expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { leversInOrder } from '#shared/features/what-if/places.ts';
import { riskExplorer } from '#shared/features/what-if/risk-explorer.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { isLeftToMove } from '#web/features/what-if/result-places.tsx';

const today = '2026-11-28';
const years = Array.from({ length: 13 }, (_, at) => 1947 + at * 4);
const healthy = years.flatMap((year) =>
  ['female', 'male'].flatMap((gender) =>
    ['under110', '110to119'].flatMap((bpBand) =>
      ['yes', 'no'].map((labsAvailable) => ({ year, gender, bpBand, labsAvailable })),
    ),
  ),
);

test('a heart result does not link to a page on which no slider has an effect', () => {
  let empty = 0;
  for (const { year, gender, ...values } of healthy) {
    const longevity = {
      ...longevityPersonas.average45F?.answers,
      gender,
      birthdate: `${year}-06-01`,
      smoking: 'never',
    };
    const low = { ldlBand: 'under70', totalCholesterolBand: 'under160', hdlBand: '60plus' };
    const heart = { ...cardiacPersonas.average45F?.answers, ...low, ...values };
    const content = composeResult({ quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today });
    if (content.standing !== 'estimated') continue;
    const own = { longevity, heart, today };
    const levers = leversInOrder(own, riskExplorer.leversOf(readPerson(own), [], guessUnits('en-GB')), riskExplorer);
    if (levers.length > 0) continue;
    empty += 1;
    expect(isLeftToMove(content), JSON.stringify({ year, gender, ...values })).toBe(false);
  }
  expect(empty).toBeGreaterThan(10);
});
