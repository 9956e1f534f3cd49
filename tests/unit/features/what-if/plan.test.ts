import { expect, test } from 'vitest';
import { advisedAnswer } from '#shared/features/what-if/advised-answer.ts';
import { advisedQuestion, isAdvised } from '#shared/features/what-if/advised-question.ts';
import { ageExplorer } from '#shared/features/what-if/age-explorer.ts';
import { placesOfPlan, planOfPlaces, withPlaces } from '#shared/features/what-if/places.ts';
import { plannedName, plannedWords, planOutcomes, refusePlanned } from '#shared/features/what-if/planned-changes.ts';
import { riskExplorer } from '#shared/features/what-if/risk-explorer.ts';
import { habitRules } from '#shared/habits/habit-rules.ts';
import { readLongevity } from '#shared/longevity/score.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { assess } from '#shared/safety/assess.ts';
import { estimable, measuredPerson, today } from '#tests/personas/random-person.ts';
import { longevityPersonas, today as todayOfPersonas } from '#tests/personas/read-personas.ts';
import { randomPlays } from './random-play.ts';

const american = guessUnits('en-US');
const metric = guessUnits('de-DE');

test.each([
  ['age', measuredPerson.map((longevity) => ({ longevity, heart: {} })), ageExplorer],
  ['risk', estimable, riskExplorer],
] as const)(
  'every plan of the %s is accepted by the server, has words, and leads back to its places',
  (_, people, explorer) => {
    for (const { levers, places } of randomPlays(people, explorer, 2000)) {
      const plan = planOfPlaces(levers, places);
      for (const { questionId, value } of plan) {
        if (refusePlanned(questionId, value, today) !== null) throw new Error(`${questionId} ${value} is refused`);
        const words = plannedWords(questionId, value, american);
        if (!words || /undefined|NaN/.test(words + plannedName(questionId))) throw new Error(`${questionId}: ${words}`);
      }
      expect(planOfPlaces(levers, placesOfPlan(levers, plan))).toEqual(plan);
    }
  },
);

test('a planned weight is shown in the user’s units, whatever unit it was planned in', () => {
  expect([
    plannedName('weight'),
    plannedWords('weight', 158.7, american),
    plannedWords('weight', 158.7, metric),
  ]).toEqual(['Weight', '158.7 lb', '72 kg']);
  expect(plannedWords('strengthTraining', '2to3', american)).toBe('2 or 3 days');
  expect(plannedWords('sittingHours', 1, american)).toBe('1 hour');
  expect(plannedWords('bpSystolic', '125', american)).toBe('125 mmHg');
});

test('a plan in pounds finds the nearest step of a slider in kilograms', () => {
  const answers: Answers = { birthdate: '1979-06-01', gender: 'female', height: { ft: 5, in: 4 }, weight: 172 };
  const person = readPerson({ longevity: answers, heart: {}, today });
  const levers = ageExplorer.leversOf(person, [], metric);
  const { weight } = placesOfPlan(levers, [{ questionId: 'weight', value: 159 }]);
  expect(levers.find(({ id }) => id === 'weight')?.steps[weight ?? -1]?.shown).toBe('72 kg');
});

test('a plan is reached, or the answer changed, or stayed as before', () => {
  const plan = [
    { questionId: 'strengthTraining', value: '2to3' },
    { questionId: 'exerciseFrequency', value: '5to6' },
    { questionId: 'sittingHours', value: 6 },
    { questionId: 'sleepHours', value: 7 },
    { questionId: 'bpSystolic', value: '120' },
  ];
  const before = {
    strengthTraining: '0',
    exerciseFrequency: '1to2',
    sittingHours: 9,
    sleepHours: 5,
    bpBand: '140to159',
  };
  const now = { strengthTraining: '2to3', exerciseFrequency: '3to4', sittingHours: 9, bpBand: '140to159' };
  expect(planOutcomes(plan, before, now).map(({ questionId, is }) => [questionId, is])).toEqual([
    ['strengthTraining', 'reached'],
    ['exerciseFrequency', 'changed'],
    ['sittingHours', 'same'],
    ['bpSystolic', 'same'],
  ]);
});

test.each([
  ['smoking', 'daily10to19', 'former0', 'former1', 'reached'],
  ['smoking', 'daily10to19', 'former0', 'someDays', 'changed'],
  ['smoking', 'daily10to19', 'someDays', 'daily20plus', 'changed'],
  ['exerciseFrequency', '0', '3to4', '5to6', 'reached'],
  ['exerciseFrequency', '1to2', '3to4', '0', 'changed'],
  ['alcoholConsumption', '33plus', '13to22', 'occasional', 'reached'],
  ['sittingHours', 10, 8, 6, 'reached'],
  ['sittingHours', 10, 8, 9, 'changed'],
  ['bpSystolic', '150', '130', '124', 'reached'],
  ['bpSystolic', '150', '130', '138', 'changed'],
  ['bpSystolic', '150', '130', '92', 'changed'],
  ['totalCholesterol', '240', '200', '190', 'reached'],
  ['sleepHours', 5, 7, 8, 'reached'],
  ['sleepHours', 5, 7, 10, 'changed'],
  ['weight', 200, 180, 176, 'reached'],
  ['weight', 200, 180, 150, 'changed'],
] as const)('%s of %s, planned %s, now %s: %s', (questionId, before, planned, now, is) => {
  const outcomes = planOutcomes([{ questionId, value: planned }], { [questionId]: before }, { [questionId]: now });
  expect(outcomes).toMatchObject([{ questionId, is }]);
});

test('a band counts by its highest number', () => {
  const plan = [{ questionId: 'bpSystolic', value: '130' }];
  const outcome = (bpBand: string) => planOutcomes(plan, { bpSystolic: '150' }, { bpBand })[0]?.is;
  expect(['120to129', 'under110', '130to139', '180plus'].map(outcome)).toEqual([
    'reached',
    'reached',
    'changed',
    'changed',
  ]);
});

const rules = habitRules.flatMap(({ code, question, ...rule }) => {
  if (code === null || !isAdvised(code) || !('target' in rule)) return [];
  return [{ code, question, target: rule.target }];
});

test('advice that can be planned is about the question of its rule, and never a talk with a clinician', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { code, question, target } of rules) {
    expect(advisedQuestion(code), code).toBe(question);
    expect(target, code).not.toHaveProperty('clinician');
  }
  for (const code of ['alcoholMedicalHelp', 'sleepLongCheck', 'weightWithClinician', 'quitVaping'])
    expect(isAdvised(code), code).toBe(false);
});

test('the plan of a card gives the age that the card names', () => {
  const told = Object.values(longevityPersonas).flatMap(({ answers }) => {
    const own = { longevity: answers, heart: {}, today: todayOfPersonas };
    const person = readPerson(own);
    const assessment = assess(person);
    const { routes } = assessment;
    const levers = ageExplorer.leversOf(person, routes, guessUnits('en-US'));
    return readLongevity(person, assessment).plan.flatMap(({ code, wouldBe }) => {
      // The card for smokers names ten smoke-free years. The card for a lower weight does not use whole pounds.
      if (wouldBe === null || !isAdvised(code) || code === 'quitSmoking' || code === 'loseWeight') return [];
      const question = advisedQuestion(code);
      const value = advisedAnswer(question, person, routes) ?? '';
      const places = placesOfPlan(levers, [{ questionId: question, value }]);
      // This person has no slider, because we do not encourage a thin person to train more.
      if (places[question] === undefined) return [];
      return [{ code, wouldBe, played: ageExplorer.figureOf(withPlaces(own, levers, places))?.value }];
    });
  });
  expect(told.length).toBeGreaterThan(10);
  for (const { code, wouldBe, played } of told) expect(played, code).toBe(wouldBe);
});

test('a smoker plans the first step, and a lower weight is planned in pounds', () => {
  const heavy = { ...longevityPersonas.average45F?.answers, weight: 220, smoking: 'daily10to19' };
  const person = readPerson({ longevity: heavy, heart: {}, today: todayOfPersonas });
  expect(advisedAnswer('smoking', person, [])).toBe('former0');
  expect(advisedAnswer('weight', person, [])).toBeCloseTo(0.95 * 220, 6);
});
