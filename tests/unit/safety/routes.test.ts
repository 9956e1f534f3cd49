import { describe, expect, test } from 'vitest';
import { assess, waitForCare } from '#shared/safety/assess.ts';
import { type RouteCode, routes } from '#shared/safety/care-routes.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';
import { bodyCases, breathCases, pressureCases } from './cases/body-cases.ts';
import { chestPainCases, heartCases } from './cases/heart-cases.ts';
import {
  assessmentOf,
  type Cases,
  codesOf,
  type Example,
  faint,
  labs,
  pain,
  personOf,
  pressure,
  pulse,
  racing,
} from './example.ts';

const reference: { readonly routes: readonly { code: string; source?: readonly string[] }[] } = readVectors('safety');

const cases: Readonly<Record<RouteCode, { readonly taken: readonly Example[]; readonly not: readonly Example[] }>> = {
  pregnant: {
    taken: [{ pregnancyNow: 'yes' }, { pregnancyNow: 'yesSigns', first: { gender: 'male' } }],
    not: [{ pregnancyNow: 'no' }, {}],
  },
  underweight: { taken: [{ bmi: 18.49 }, { bmi: 12 }], not: [{ bmi: 18.5 }, { bmi: null }] },
  severeUnderweight: { taken: [{ bmi: 16.99 }], not: [{ bmi: 17 }] },
  establishedCvd: {
    taken: [
      { knownHeartConditions: 'heartAttack' },
      { knownHeartConditions: 'stroke' },
      { knownHeartConditions: 'heartFailure' },
      { knownHeartConditions: 'stentBypass' },
      { knownHeartConditions: 'angina' },
      { knownHeartConditions: 'aneurysm' },
      { knownHeartConditions: 'pad' },
      { knownHeartConditions: 'inheritedHeart' },
      { knownHeartConditions: 'congenital' },
      { knownHeartConditions: 'cac300' },
    ],
    not: [{ knownHeartConditions: 'valve' }, { knownHeartConditions: 'none' }, { rhythmProblem: 'afib' }],
  },
  kidneyFailure: {
    taken: [{ kidneyDisease: 'dialysisOrTransplant' }, { kidneyDisease: 'stage5' }, labs({ egfrBand: 'under15' })],
    not: [{ kidneyDisease: 'severe' }, labs({ egfrBand: '15to29' })],
  },
  frail: {
    taken: [
      { age: 65, first: { sitToStand: 'cannot' } },
      { age: 65, exertional: 'cannot' },
      { age: 65, first: { sitToStand: 'moreSupport', gripStrengthSelf: 'weaker' } },
    ],
    not: [
      { age: 64, first: { sitToStand: 'cannot' } },
      { age: 65, first: { sitToStand: 'moreSupport', gripStrengthSelf: 'average' } },
      { age: 65, first: { sitToStand: 'oneSupport', gripStrengthSelf: 'weaker' } },
      { age: null, exertional: 'cannot' },
    ],
  },
  mobilityLimited: {
    taken: [{ age: 30, first: { sitToStand: 'cannot' } }, { exertional: 'cannot' }],
    not: [{ first: { sitToStand: 'moreSupport' } }, { exertional: 'breathless' }],
  },
  heartFailureSigns: {
    taken: [
      { knownHeartConditions: 'heartFailure' },
      { dyspnea: 'rest' },
      { dyspnea: 'minimal' },
      { dyspnea: 'newWorse' },
      { orthopnea: 'propped' },
      { edema: 'worse' },
      { edema: 'daily' },
    ],
    not: [{ orthopnea: 'gasping' }, { edema: 'oneSided' }, { knownHeartConditions: 'heartAttack' }],
  },
  waitForCare: { taken: [pain('now'), pulse(111)], not: [pulse(110), pressure(160, 100), {}] },
  lowMood: {
    taken: [{ moodLow: 'half' }, { first: { lifeOutlook: 'veryPessimistic' } }, { first: { stressLevels: 5 } }],
    not: [{ first: { lifeOutlook: 'pessimistic' } }, { first: { stressLevels: 4 } }, { moodLow: 'several' }],
  },
  eatingRisk: {
    taken: [
      { weightChange: 'eatingWorry' },
      { bmi: 18.49, ...pulse(49) },
      { bmi: 18.49, ...pressure(89, 60) },
      { bmi: 17.49, first: { exerciseFrequency: '7', exerciseIntensity: 'mixed' } },
      { bmi: 16.99, age: 39 },
      { bmi: 16.99, age: null },
    ],
    not: [
      { bmi: 18.5, ...pulse(49) },
      { bmi: 18.49, ...pulse(50), ...pressure(90, 60) },
      { bmi: 17.5, first: { exerciseFrequency: '7', exerciseIntensity: 'mixed' } },
      { bmi: 16.99, age: 40 },
      { bmi: 17, age: 39 },
      { bmi: 16.99, age: 39, weightChange: 'lostWeight' },
    ],
  },
  checkBeforeExercise: {
    taken: [
      pain('often', 'brief'),
      { ...faint('yes', 'trigger'), age: 65 },
      { ...faint('yes', 'trigger'), knownHeartConditions: 'valve' },
      faint('nearly', 'unsure'),
      { exertional: 'breathless', age: 60 },
      { orthopnea: 'gasping', age: 60 },
      pulse(101),
      pressure(84, 54),
      racing('often', 'none'),
      { wearableUse: 'yes', rhythmAlert: 'yes' },
      { ...pulse(39), vigorousMinutes: '150' },
      pressure(160, 80),
      { ...pain('occasional', 'usualAngina'), knownHeartConditions: 'angina' },
    ],
    not: [
      { ...pain('often', 'meals'), age: 52 },
      { ...faint('yes', 'trigger'), bpMedication: 'yes' },
      { orthopnea: 'gasping', age: 59 },
      pressure(159, 99),
      { edema: 'daily' },
      racing('rare', 'none'),
    ],
  },
  heartValve: {
    taken: [{ knownHeartConditions: 'valve' }],
    not: [{ knownHeartConditions: 'heartFailure' }, {}],
  },
  kidneyDiet: {
    taken: [
      { kidneyDisease: 'dialysisOrTransplant' },
      { kidneyDisease: 'stage5' },
      { kidneyDisease: 'severe' },
      labs({ egfrBand: 'under15' }),
      labs({ egfrBand: '15to29' }),
    ],
    not: [{ kidneyDisease: 'mildModerate' }, labs({ egfrBand: '30to44' })],
  },
  heartSport: {
    taken: [
      { knownHeartConditions: 'valve' },
      { knownHeartConditions: 'inheritedHeart' },
      { knownHeartConditions: 'aneurysm' },
      { knownHeartConditions: 'congenital' },
    ],
    not: [{ knownHeartConditions: 'stentBypass' }, { rhythmProblem: 'afib' }],
  },
  restFirst: {
    taken: [
      pulse(101),
      pain('today', 'press'),
      pressure(84, 54),
      { ...faint('faintWeeks', 'trigger'), age: 65 },
      faint('nearlyWeeks', 'unsure'),
    ],
    not: [pulse(100), pain('week', 'press'), pressure(88, 56), faint('faintWeeks', 'trigger'), faint('yes', 'unsure')],
  },
};

const rows = (side: 'taken' | 'not') =>
  Object.entries(cases).flatMap(([code, one]) =>
    one[side].map((example) => ({ code, example, said: JSON.stringify(example) })),
  );

describe('a route', () => {
  test.each(rows('taken'))('$code applies with $said', ({ code, example }) => {
    expect(assessmentOf(example).routes).toContain(code);
  });

  test.each(rows('not'))('$code does not apply with $said', ({ code, example }) => {
    expect(assessmentOf(example).routes).not.toContain(code);
  });
});

test('the routes are in the order of the reference and name its sources', () => {
  const ours = routes.map(({ code, sources }) => ({ code, source: sources }));
  // The reference names no source for the last route: a warning sign and rest.
  expect(ours).toEqual(reference.routes.map(({ code, source = ['ahaWarning'] }) => ({ code, source })));
});

test('waiting for care means an emergency or urgent flag', () => {
  expect(waitForCare(assess(personOf(pulse(111))))).toBe(true);
  expect(waitForCare(assess(personOf(pulse(110))))).toBe(false);
});

/** A flag without cases does not compile. */
const flagCases: Readonly<Record<RedFlagCode, Cases>> = {
  ...chestPainCases,
  ...heartCases,
  ...breathCases,
  ...pressureCases,
  ...bodyCases,
};

const flagRows = (side: keyof Cases): { code: string; example: Example; said: string }[] =>
  Object.entries(flagCases).flatMap(([code, one]) =>
    one[side].map((example) => ({ code, example, said: JSON.stringify(example) })),
  );

describe('a red flag', () => {
  test.each(flagRows('raised'))('$code is raised by $said', ({ code, example }) => {
    expect(codesOf(example)).toContain(code);
  });

  test.each(flagRows('not'))('$code is not raised by $said', ({ code, example }) => {
    expect(codesOf(example)).not.toContain(code);
  });

  test('is never raised without an answer', () => {
    expect(codesOf({ age: null, bmi: null })).toEqual([]);
  });
});
