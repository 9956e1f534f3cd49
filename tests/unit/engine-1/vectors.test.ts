import { describe, expect, test } from 'vitest';
import { scoreCardiac } from '#shared/engine-1/cardiac-health.ts';
import { scoreLongevity } from '#shared/engine-1/longevity.ts';
import { expectClose } from './close-to.ts';
import * as people from './personas.ts';

const { today } = people;

describe('the first quiz reproduces the reference', () => {
  test.each(Object.entries(people.longevityPersonas))('persona %s', (_name, { answers, output }) =>
    expectClose(scoreLongevity(answers, today), output),
  );
  test.each(Object.entries(people.longevityEdgeCases))('edge case %s', (_name, { answers, output }) =>
    expectClose(scoreLongevity(answers, today), output),
  );
  test.each(people.randomLongevity)('random person $id', ({ answers, output }) =>
    expectClose(scoreLongevity(answers, today), output),
  );
});

describe('the cardiac quiz reproduces the reference', () => {
  test.each(Object.entries(people.cardiacPersonas))('persona %s', (_name, { answers, longevityAnswers, output }) =>
    expectClose(scoreCardiac(answers, longevityAnswers, today), output),
  );
  test.each(Object.entries(people.cardiacEdgeCases))('edge case %s', (_name, { answers, longevityAnswers, output }) =>
    expectClose(scoreCardiac(answers, longevityAnswers, today), output),
  );
  test.each(people.randomCardiac)('random person $id', ({ answers, longevityAnswers, output }) =>
    expectClose(scoreCardiac(answers, longevityAnswers, today), output),
  );
});

test('the cast is complete: 7 personas and 100 random people for each quiz, and the odd ones', () => {
  expect(Object.keys(people.longevityPersonas)).toHaveLength(7);
  expect(Object.keys(people.cardiacPersonas)).toHaveLength(7);
  expect(people.randomLongevity).toHaveLength(100);
  expect(people.randomCardiac).toHaveLength(100);
  expect(Object.keys(people.longevityEdgeCases)).toHaveLength(9);
  expect(Object.keys(people.cardiacEdgeCases)).toHaveLength(12);
});
