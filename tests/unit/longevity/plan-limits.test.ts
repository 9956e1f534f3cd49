import { expect, test } from 'vitest';
import { matchingRule } from '#shared/habits/matching-rule.ts';
import { oneOfEachCode, pinnedItems } from '#shared/longevity/plan/plan.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { today } from '#tests/personas/random-person.ts';

// Both sides of each limit of METHODS 2.6, because almost none of the reference's people is exactly on one.

const personOf = (age: number, answers: Answers = {}) =>
  readPerson({ longevity: { birthdate: `${2026 - age}${today.slice(4)}`, ...answers }, heart: {}, today });
const codeOf = (question: LongevityQuestionId, person: ReturnType<typeof personOf>, routes: RouteCode[] = []) =>
  matchingRule(question, person, routes)?.code ?? null;

test.each<[number, number, RouteCode[], Answers, string | null]>([
  [18.49, 40, [], {}, 'weightClinician'],
  [18.5, 40, [], {}, null],
  [26.99, 40, [], {}, null],
  [27, 40, [], {}, 'loseWeight'],
  [27, 64, [], {}, 'loseWeight'],
  [22.99, 65, [], {}, 'weightKeep'],
  [23, 65, [], {}, null],
  [29.99, 65, [], {}, null],
  [30, 65, [], {}, 'weightWithClinician'],
  [32.99, 70, ['frail'], {}, null],
  [33, 70, ['frail'], {}, 'weightWithClinician'],
  [24.99, 40, [], { strengthTraining: '4plus' }, null],
  [25, 40, [], { strengthTraining: '4plus' }, 'waistHint'],
  [31.99, 40, [], { strengthTraining: '4plus' }, 'waistHint'],
  [32, 40, [], { strengthTraining: '4plus' }, 'loseWeight'],
  [29.99, 30, ['pregnant'], {}, null],
  [30, 30, ['pregnant'], {}, 'weightPregnancy'],
])('a BMI of %s at %s, %j, %o: %s', (bmi, age, routes, answers, code) => {
  expect(codeOf('weight', { ...personOf(age, answers), bmi }, routes)).toBe(code);
});

test.each<[LongevityQuestionId, number, string | null]>([
  ['processedFoodServings', 2, null],
  ['processedFoodServings', 3, 'lessProcessed'],
  ['waterIntakeCups', 4, null],
  ['waterIntakeCups', 3, 'water'],
  ['sittingHours', 8, null],
  ['sittingHours', 9, 'sitLess'],
  ['sleepHours', 6.5, 'sleepLonger'],
  ['sleepHours', 7, null],
  ['sleepHours', 8.5, null],
  ['sleepHours', 9, 'sleepLongCheck'],
  ['screenTimeNonWork', 3.5, null],
  ['screenTimeNonWork', 4, 'lessScreen'],
])('%s of %s: %s', (question, answer, code) => {
  expect(codeOf(question, personOf(40, { [question]: answer }))).toBe(code);
});

// Below 25 no age is shown. The most helpful item still comes first.
test('below 25 the plan promises no years', () => {
  const habits = {
    smoking: 'daily20plus',
    exerciseFrequency: '0',
    sittingHours: 16,
    sleepHours: 4,
    overallDiet: 'poor',
  };
  const more = { alcoholConsumption: '33plus', closeRelationships: 'none', height: { ft: 5, in: 9 }, weight: 330 };
  const person = { birthdate: '2008-01-15', gender: 'male', ...habits, ...more };
  const { biologicalAge, topRecommendations } = scoreLongevity(person, today);
  expect(biologicalAge).toBeNull();
  expect(topRecommendations[0]).toMatchObject({ code: 'quitSmoking' });
  for (const { years, wouldBe } of topRecommendations) expect([years, wouldBe]).toEqual([0, null]);
});

// METHODS 2.6, step 8.
test('of two items with one code, the one for the worst answer stays, else a wanted one, else the first', () => {
  const person = readPerson({ longevity: {}, heart: {}, today });
  const [plain] = pinnedItems([], { person, routes: ['waitForCare'], isMoodFlagged: false });
  if (!plain) throw new Error('a warning pins nothing');
  const [wanted, worst] = [
    { ...plain, isWanted: true },
    { ...plain, isWanted: true, isWorst: true },
  ];
  expect(oneOfEachCode([plain, wanted, worst])[0]).toBe(worst);
  expect(oneOfEachCode([plain, wanted])).toEqual([wanted]);
  const second = { ...plain };
  expect(oneOfEachCode([plain, second])[0]).toBe(plain);
});
