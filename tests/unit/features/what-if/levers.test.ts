import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ageExplorer } from '#shared/features/what-if/age-explorer.ts';
import type { Explorer } from '#shared/features/what-if/explorer.ts';
import type { Lever } from '#shared/features/what-if/lever.ts';
import { choiceLevers } from '#shared/features/what-if/longevity-lever-words.ts';
import { leversInOrder, movedLevers, withPlaces } from '#shared/features/what-if/places.ts';
import { riskExplorer } from '#shared/features/what-if/risk-explorer.ts';
import { matchingRule } from '#shared/habits/matching-rule.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { assess } from '#shared/safety/assess.ts';
import { estimable, measuredPerson, mostlyQuietHeart } from '#tests/personas/random-person.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';
import { runs } from '#tests/support/random.ts';
import { randomPlays } from './random-play.ts';

vi.setConfig({ testTimeout: 300_000 });

const american = guessUnits('en-US');
const leversOf = (explorer: Explorer, longevity: Answers, heart: Answers = {}): readonly Lever[] => {
  const person = readPerson({ longevity, heart, today });
  return explorer.leversOf(person, assess(person).routes, american);
};
const idsOf = (levers: readonly Lever[]) => levers.map(({ id }) => id);
const named = (levers: readonly Lever[], id: string): Lever => {
  const lever = levers.find((one) => one.id === id);
  if (!lever) throw new Error(`no lever ${id} among ${idsOf(levers)}`);
  return lever;
};
const questions: readonly Question[] = [
  ...longevityQuiz.questions,
  ...heartQuiz.questions,
  ...((heartQuiz as { besides?: readonly Question[] }).besides ?? []),
];

/** A person who can improve every habit, and has no condition that removes a lever. */
const busy: Answers = {
  birthdate: '1979-06-01',
  gender: 'female',
  height: { ft: 5, in: 4 },
  weight: 172,
  smoking: 'daily10to19',
  alcoholConsumption: '13to22',
  overallDiet: 'good',
  plantVariety: '10to19',
  processedFoodServings: 4,
  exerciseFrequency: '1to2',
  exerciseIntensity: 'light',
  strengthTraining: '0',
  sittingHours: 9,
  sleepHours: 7,
  sleepConsistency: 'somewhat',
  screenTimeNonWork: 5,
  oralHygiene: 'once',
  communityInvolvement: 'never',
  lifeOutlook: 'pessimistic',
  closeRelationships: 'few',
};

test('every option of a habit has a place, except those that no person can change to', () => {
  const left = Object.entries(choiceLevers).flatMap(([id, { steps }]) => {
    const placed = new Set(steps.map(([value]) => String(value)));
    const options = longevityQuiz.questions.find((question) => question.id === id);
    const values = options && 'options' in options ? options.options.map(({ value }) => value) : [];
    expect(values.length).toBeGreaterThan(0);
    return values.filter((value) => !placed.has(value)).map((value) => `${id} ${value}`);
  });
  expect(left).toEqual(['smoking never', 'smoking vapeOnly', 'alcoholConsumption never']);
});

test('mood, company, abilities, family and schooling have no slider', () => {
  const ids = idsOf(
    leversOf(ageExplorer, { ...busy, sitToStand: 'moreSupport', gripStrengthSelf: 'weaker', education: 'highSchool' }),
  );
  for (const id of [
    'lifeOutlook',
    'closeRelationships',
    'stressLevels',
    'sleepQuality',
    'sitToStand',
    'gripStrengthSelf',
    'education',
  ])
    expect(ids).not.toContain(id);
});

test('a skipped question has no lever, and a non-smoker has none for smoking', () => {
  const { sleepHours: _, ...skipped } = busy;
  expect(idsOf(leversOf(ageExplorer, skipped))).not.toContain('sleepHours');
  for (const smoking of ['never', 'former5', 'vapeOnly'])
    expect(idsOf(leversOf(ageExplorer, { ...busy, smoking }))).not.toContain('smoking');
});

test('an answer that is already the best is left out, except sleep and strength training, which say why', () => {
  const own = { longevity: { ...busy, overallDiet: 'excellent', strengthTraining: '2to3' }, heart: {}, today };
  const shown = leversInOrder(own, leversOf(ageExplorer, own.longevity), ageExplorer);
  expect(idsOf(shown)).not.toContain('overallDiet');
  expect(named(shown, 'sleepHours').note).toContain('seven hours');
  expect(named(shown, 'strengthTraining').note).toContain('no better');
});

test('the lever with the largest difference comes first', () => {
  const own = { longevity: busy, heart: {}, today };
  expect(leversInOrder(own, leversOf(ageExplorer, busy), ageExplorer)[0]?.id).toBe('smoking');
});

test('more than seven hours of sleep is no better, and 4 days of strength training no better than 2 or 3', () => {
  const own = { longevity: busy, heart: {}, today };
  const levers = leversOf(ageExplorer, busy);
  const ageWith = (id: string, shown: string) => {
    const at = named(levers, id).steps.findIndex((step) => step.shown === shown);
    expect(at).toBeGreaterThanOrEqual(0);
    return ageExplorer.figureOf(withPlaces(own, levers, { [id]: at }))?.value ?? 0;
  };
  expect(ageWith('sleepHours', '10 hours')).toBeGreaterThan(ageWith('sleepHours', '7 hours'));
  expect(ageWith('sleepHours', '5 hours')).toBeGreaterThan(ageWith('sleepHours', '7 hours'));
  expect(ageWith('strengthTraining', '4 days or more')).toBeGreaterThan(ageWith('strengthTraining', '2 or 3 days'));
});

test('a first active day counts as an easy one, and effort can be moved only if there is a day to do it on', () => {
  const { exerciseIntensity: _, ...others } = busy;
  const idle = { ...others, exerciseFrequency: '0' };
  const own = { longevity: idle, heart: {}, today };
  const levers = leversOf(ageExplorer, idle);
  expect(withPlaces(own, levers, { exerciseFrequency: 2 }).longevity).toMatchObject({
    exerciseFrequency: '3to4',
    exerciseIntensity: 'light',
  });
  expect(idsOf(movedLevers(levers, { exerciseIntensity: 2 }))).toEqual([]);
  expect(idsOf(movedLevers(levers, { exerciseFrequency: 1, exerciseIntensity: 2 }))).toEqual([
    'exerciseFrequency',
    'exerciseIntensity',
  ]);
  expect(withPlaces(own, levers, { exerciseFrequency: 1, exerciseIntensity: 2 }).longevity).toMatchObject({
    exerciseFrequency: '1to2',
    exerciseIntensity: 'vigorous',
  });
});

test.each([
  ['underweight', { weight: 100 }, {}],
  ['pregnancy', {}, { pregnancyNow: 'yes' }],
  ['worry about eating', {}, { weightChange: 'eatingWorry' }],
  ['weight lost without trying', {}, { weightChange: 'lostWeight' }],
  ['frailty', { birthdate: '1950-01-01', sitToStand: 'moreSupport', gripStrengthSelf: 'weaker' }, {}],
  ['heart failure', {}, { knownHeartConditions: 'heartFailure' }],
])('with %s no slider is about weight', (_, longevity, heart) => {
  expect(idsOf(leversOf(ageExplorer, busy))).toContain('weight');
  expect(idsOf(leversOf(ageExplorer, { ...busy, ...longevity }, heart))).not.toContain('weight');
});

test.each([
  ['worry about eating', {}, { weightChange: 'eatingWorry' }],
  ['a sign to look at before exercise', {}, { exertional: 'discomfort', chestPain: 'rare' }],
  ['pregnancy', {}, { pregnancyNow: 'yes' }],
])('with %s no slider leads to more exercise than the plan', (_, longevity, heart) => {
  const person = readPerson({ longevity: { ...busy, ...longevity }, heart, today });
  const levers = idsOf(leversOf(ageExplorer, { ...busy, ...longevity }, heart));
  const rule = matchingRule('exerciseFrequency', person, assess(person).routes);
  expect(rule).toBeDefined();
  expect(assess(person).routes.length).toBeGreaterThan(0);
  expect(levers).not.toContain('exerciseFrequency');
});

test('at a low weight no slider leads to more training', () => {
  const ids = idsOf(leversOf(ageExplorer, { ...busy, weight: 102 }));
  expect(ids).toContain('sleepHours');
  for (const id of ['exerciseFrequency', 'exerciseIntensity', 'strengthTraining']) expect(ids).not.toContain(id);
});

test('a heavy drinker is told not to stop all at once', () => {
  const note = (alcoholConsumption: string) =>
    named(leversOf(ageExplorer, { ...busy, alcoholConsumption }), 'alcoholConsumption').note;
  expect(note('33plus')).toContain('do not stop all at once');
  expect(note('13to22')).not.toContain('stop');
});

test('a weight moves in the user’s unit, from a healthy weight to a little above today’s', () => {
  const person = readPerson({ longevity: { ...busy, weight: 172 }, heart: {}, today });
  const [lever] = ageExplorer.leversOf(person, [], { ...american, weight: 'kg' }).filter(({ id }) => id === 'weight');
  expect(lever?.steps[0]?.shown).toBe('66 kg');
  expect(lever?.steps.at(-1)?.shown).toBe('81 kg');
  expect(lever?.steps[lever.today]).toMatchObject({ answer: null, shown: '78 kg', spoken: '78 kilograms' });
});

test('a slider for weight is shown only if the plan would advise a lower one', () => {
  for (const [longevity, heart] of fc.sample(fc.tuple(measuredPerson, mostlyQuietHeart), runs(2000))) {
    const person = readPerson({ longevity, heart, today });
    const { routes } = assess(person);
    if (!ageExplorer.leversOf(person, routes, american).some(({ id }) => id === 'weight')) continue;
    const rule = matchingRule('weight', person, routes);
    if (!rule || rule.code === null || !('bmiReduceBy' in rule.target))
      throw new Error(`The plan says ${rule?.code} to ${JSON.stringify({ longevity, heart })}`);
  }
});

test('every step is an answer that its question accepts, and exactly one is the current one', () => {
  const ages = fc.tuple(measuredPerson, mostlyQuietHeart).map(([longevity, heart]) => ({ longevity, heart }));
  for (const { levers } of [...randomPlays(ages, ageExplorer, 1000), ...randomPlays(estimable, riskExplorer, 1000)])
    for (const { id, steps, today: place } of levers) {
      const question = questions.find((one) => one.id === id);
      if (!question || place < 0 || steps.filter(({ answer }) => answer === null).length !== 1) throw new Error(id);
      if (steps[place]?.answer !== null) throw new Error(`${id}: today is not the own answer`);
      for (const { answer, shown, spoken } of steps) {
        if (answer !== null && refuseAnswer(question, answer, today) !== null) throw new Error(`${id} ${answer}`);
        if (shown === '' || spoken === '' || /undefined|NaN/.test(shown + spoken)) throw new Error(`${id}: ${shown}`);
      }
    }
});

const measured: Answers = {
  knownHeartConditions: 'none',
  bpReading: 'numbers',
  bpSystolic: '150',
  bpDiastolic: '95',
  labsAvailable: 'yes',
  totalCholesterolBand: '240to279',
  hdlBand: '50to59',
  ldlBand: '160to189',
  statin: 'no',
  diabetesStatus: 'no',
};

test('the heart has levers for pressure, cholesterol, a statin and smoking, never for an illness or a current medicine', () => {
  expect(idsOf(leversOf(riskExplorer, busy, measured))).toEqual([
    'bpSystolic',
    'totalCholesterol',
    'statin',
    'smoking',
  ]);
  const treated = { ...measured, statin: 'statin', bpMedication: 'yes', diabetesStatus: 'type2', a1cBand: '7to7_9' };
  expect(idsOf(leversOf(riskExplorer, { ...busy, smoking: 'never' }, treated))).toEqual([
    'bpSystolic',
    'totalCholesterol',
  ]);
});

test('neither an unknown value nor one of an old blood test can be moved', () => {
  const unknown = { ...measured, bpReading: 'unknown', labsAvailable: 'no' };
  expect(idsOf(leversOf(riskExplorer, { ...busy, smoking: 'never' }, unknown))).toEqual(['statin']);
  const old = { ...measured, hdlCholesterol: '52', labDate: '2015-01-01' };
  expect(idsOf(leversOf(riskExplorer, busy, old))).not.toContain('totalCholesterol');
});

test('a lower pressure and cholesterol leave no second value that contradicts them', () => {
  const own = { longevity: busy, heart: measured, today };
  const levers = leversOf(riskExplorer, busy, measured);
  const changed = withPlaces(own, levers, { bpSystolic: 0, totalCholesterol: 0 });
  expect(changed.heart).not.toHaveProperty('bpDiastolic');
  expect(changed.heart).not.toHaveProperty('ldlBand');
  expect(changed.heart).toMatchObject({ bpReading: 'numbers', bpSystolic: '110' });
  const lower = riskExplorer.figureOf(changed)?.value ?? Number.NaN;
  expect(lower).toBeLessThan(riskExplorer.figureOf(own)?.value ?? Number.NaN);
});

test('bands are written as chosen, in the user’s unit', () => {
  const banded = { ...measured, bpReading: 'band', bpBand: '140to159' };
  const person = readPerson({ longevity: busy, heart: banded, today });
  const said = (labs: 'mgdl' | 'mmol') =>
    riskExplorer
      .leversOf(person, [], { ...american, labs })
      .slice(0, 2)
      .map(({ was }) => was);
  expect(said('mgdl')).toEqual(['140 to 159 mmHg', '240 to 279 mg/dL']);
  expect(said('mmol')).toEqual(['140 to 159 mmHg', '6.2 to under 7.2 mmol/L']);
});

test.each([
  ['mgdl', '160 to 199 mg/dL', 'below 160 mg/dL'],
  ['mmol', '4.1 to under 5.2 mmol/L', 'below 4.1 mmol/L'],
] as const)('a band in %s is written inside the sentence, the lowest one too', (labs, middle, lowest) => {
  const said = (totalCholesterolBand: string) => {
    const heart = { ...measured, hdlBand: 'under40', totalCholesterolBand };
    const levers = riskExplorer.leversOf(readPerson({ longevity: busy, heart, today }), [], { ...american, labs });
    return levers.find(({ id }) => id === 'totalCholesterol')?.was;
  };
  expect([said('160to199'), said('under160')]).toEqual([middle, lowest]);
});

test('every persona with a figure has levers, and only they have a slider of the heart', () => {
  for (const [name, { answers, cardiacAnswers, output }] of Object.entries(longevityPersonas))
    if (output.status === 'ok')
      expect([name, leversOf(ageExplorer, answers, cardiacAnswers).length]).not.toEqual([name, 0]);
  for (const [name, { answers, longevityAnswers, output }] of Object.entries(cardiacPersonas))
    if (output.eligibility !== 'ok')
      expect([name, leversOf(riskExplorer, longevityAnswers, answers)]).toEqual([name, []]);
});

test('in pregnancy no slider compares amounts of alcohol', () => {
  const drinking = { ...busy, alcoholConsumption: 'upTo12' };
  expect(idsOf(leversOf(ageExplorer, drinking))).toContain('alcoholConsumption');
  expect(idsOf(leversOf(ageExplorer, drinking, { pregnancyNow: 'yes' }))).not.toContain('alcoholConsumption');
});
