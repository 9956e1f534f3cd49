import { describe, expect, test } from 'vitest';
import { scoreCardiac } from '#shared/heart/score.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { today } from '#tests/personas/random-person.ts';

// Both sides of each limit of METHODS 4, because almost none of the reference's people is exactly on one.

const bornFor = (age: number) => `${2026 - age}${today.slice(4)}`;
const score = (age: number, heart: Answers, longevity: Answers = {}) =>
  scoreCardiac(heart, { birthdate: bornFor(age), gender: 'male', ...longevity }, today);
const asksOf = (...person: Parameters<typeof score>) => score(...person).askClinician;
const codesOf = (...person: Parameters<typeof score>) => score(...person).recommendations.map(({ code }) => code);
const pressure = (sbp: number, dbp: number): Answers => ({
  bpReading: 'numbers',
  bpSystolic: String(sbp),
  bpDiastolic: String(dbp),
});

test.each([
  [29, 'tooYoung'],
  [30, 'ok'],
  [79, 'ok'],
  [80, 'tooOld'],
])('at %s the percentage is %s (4.1)', (age, eligibility) => {
  expect(score(age, {}).eligibility).toBe(eligibility);
});

test.each([
  [59, true],
  [60, false],
])('at %s the risk over thirty years is shown: %s (4.4)', (age, isTold) => {
  const { ascvd30, totalCvd30 } = score(age, {});
  expect([ascvd30 !== null, totalCvd30 !== null]).toEqual([isTold, isTold]);
});

// Without pressure and cholesterol no rule uses a level of risk, so only the illness decides (4.9, statinDue).
describe('an illness makes a statin worth discussing', () => {
  const withEnhancer = { diabetesStatus: 'type2', familyPrematureCvd: 'yes' };
  test.each([
    ['diabetes', 40, 75, { diabetesStatus: 'type2' }],
    ['diabetes with another reason', 20, 75, withEnhancer],
    ['kidney disease', 50, 75, { kidneyDisease: 'mildModerate' }],
    ['HIV', 40, 75, { inflammatory: 'hiv' }],
  ])('%s, from %s to %s', (_, from, to, heart) => {
    const isAsked = [from - 1, from, to, to + 1].map((age) => asksOf(age, heart).includes('discussStatin'));
    expect(isAsked).toEqual([false, true, true, false]);
  });
});

describe('blood pressure medicine is worth discussing (4.9)', () => {
  const diabetes = { diabetesStatus: 'type1' };
  test.each([
    [139, 89, {}, false],
    [140, 60, {}, true],
    [110, 90, {}, true],
    [129, 79, diabetes, false],
    [130, 60, diabetes, true],
    [110, 80, diabetes, true],
    [130, 60, { kidneyDisease: 'mildModerate' }, true],
    [130, 60, { knownHeartConditions: 'heartAttack' }, true],
    [150, 90, { pregnancyNow: 'yes' }, false],
  ])('at %s/%s with %o: %s', (sbp, dbp, heart, isDue) => {
    const answers = { ...pressure(sbp, dbp), ...heart };
    const gender = { gender: 'female' };
    expect(asksOf(32, answers, gender).includes('discussBpMedicine')).toBe(isDue);
    // A person who already takes one asks whether it is enough.
    expect(asksOf(32, { ...answers, bpMedication: 'yes' }, gender).includes('reviewBpMedicine')).toBe(isDue);
  });
});

describe('with a heart condition (4.9)', () => {
  const attack = { knownHeartConditions: 'heartAttack', labsAvailable: 'yes' };

  test.each([
    [{ ldlCholesterol: '69.9' }, false],
    [{ ldlCholesterol: '70' }, true],
    [{ totalCholesterol: '149.9', hdlCholesterol: '50' }, false],
    [{ totalCholesterol: '150', hdlCholesterol: '50' }, true],
  ])('with %o the goal is exceeded: %s, and blood tests above it are never good', (numbers, isAbove) => {
    const { recommendations, categories } = score(60, { ...attack, ...numbers });
    expect(recommendations.map(({ code }) => code).includes('ldlGoal')).toBe(isAbove);
    expect(categories.find(({ id }) => id === 'bloodTests')?.score).toBe(isAbove ? 49 : 100);
  });

  test.each([
    [129, 79, false],
    [130, 60, true],
    [110, 80, true],
  ])('%s/%s is above the goal: %s', (sbp, dbp, isAbove) => {
    expect(codesOf(60, { ...attack, ...pressure(sbp, dbp) }).includes('bloodPressureGoal')).toBe(isAbove);
  });

  test.each([
    ['6.99', false],
    ['7', true],
  ])('an A1c of %s is worth lowering: %s', (a1c, isHigh) => {
    expect(codesOf(60, { ...attack, a1c }).includes('betterA1c')).toBe(isHigh);
  });
});

// 4.9, scenarios: from 7 on, although a contrast would already show a little below it.
test.each([
  ['6.99', false],
  ['7', true],
])('people with an A1c of %s are compared with people with 6.9: %s', (a1c, isCompared) => {
  const cholesterol = { totalCholesterol: '300', hdlCholesterol: '30' };
  const codes = codesOf(74, { ...pressure(180, 80), ...cholesterol, a1c }, { smoking: 'daily20plus' });
  expect(codes.includes('betterA1c')).toBe(isCompared);
});

// 4.2, `clamped`. LDL 246 and a fifth of the triglycerides with the average HDL: 324 in a woman of 50, 313 in a man.
test('a value outside the limits for only one sex is named', () => {
  const cholesterol = { ldlCholesterol: '246', triglycerides: '100' };
  const clampedOf = (gender: string) => score(50, cholesterol, { gender }).clamped;
  expect([clampedOf('male'), clampedOf('other')]).toEqual([[], ['totalChol']]);
});

test.each([
  [{ totalCholesterol: '239.9', hdlCholesterol: '50' }, []],
  [{ totalCholesterol: '240', hdlCholesterol: '50' }, ['nonHdl190']],
  [{ triglycerides: '174.9' }, []],
  [{ triglycerides: '175' }, ['tg175']],
  [{ labsAvailable: 'yes', triglycerideBand: '150to199' }, []],
  [{ labsAvailable: 'yes', triglycerideBand: '200to499' }, ['tg175']],
  [{ egfr: '60' }, []],
  [{ egfr: '59.9' }, ['kidney']],
])('%o raises the risk by %j (4.7 and 10.2)', (heart, enhancers) => {
  expect(score(50, heart).riskEnhancers).toEqual(enhancers);
});

describe('the points of Life’s Essential 8 (4.6)', () => {
  const points = (heart: Answers, longevity: Answers = {}) => score(50, heart, longevity).le8.components;

  test.each([
    [{ moderateMinutes: 150 }, 100],
    [{ moderateMinutes: 149 }, 90],
    [{ vigorousMinutes: 60 }, 90],
    [{ moderateMinutes: 30, vigorousMinutes: 15 }, 60],
    [{ moderateMinutes: 0 }, 0],
    [{}, undefined],
  ])('of %o are %s', (heart, activity) => {
    expect(points(heart).activity).toBe(activity);
  });

  test.each([
    [{ a1c: '5.69' }, 100],
    [{ a1c: '5.7' }, 60],
    // Diabetes by the blood test alone (4.2).
    [{ a1c: '6.49' }, 60],
    [{ a1c: '6.5' }, 40],
    [{ fastingGlucose: '125.9' }, 60],
    [{ fastingGlucose: '126' }, 40],
    [{ a1c: '6.49', diabetesStatus: 'type2' }, 40],
    [{ a1c: '7', diabetesStatus: 'type2' }, 30],
    [{ diabetesStatus: 'type1' }, 40],
    [{ fastingGlucose: '99.9' }, 100],
    [{ fastingGlucose: '100' }, 60],
    [{ diabetesStatus: 'prediabetes' }, 60],
    [{ diabetesStatus: 'no' }, undefined],
  ])('of %o are %s', (heart, glucose) => {
    expect(points(heart).glucose).toBe(glucose);
  });

  test('of nicotine never fall below zero, and those of second-hand smoke are subtracted', () => {
    const at = (smoking: string) => points({ secondhandSmoke: 'yes' }, { smoking }).nicotine;
    expect([at('daily20plus'), at('former0'), at('never')]).toEqual([0, 5, 80]);
  });

  test.each([
    [119, 79, {}, 100],
    [120, 79, {}, 75],
    [119, 80, {}, 50],
    [119, 79, { bpMedication: 'yes' }, 80],
  ])('of %s/%s with %o are %s', (sbp, dbp, heart, expected) => {
    expect(points({ ...pressure(sbp, dbp), ...heart }).bloodPressure).toBe(expected);
  });

  test('need six of the eight for an average over all', () => {
    const five = {
      ...pressure(119, 79),
      moderateMinutes: 150,
      a1c: '5',
      totalCholesterol: '150',
      hdlCholesterol: '50',
    };
    expect(score(50, five, { smoking: 'never' }).le8.composite).toBeNull();
    expect(score(50, five, { smoking: 'never', sleepHours: 8 }).le8.composite).toBe(100);
  });
});
