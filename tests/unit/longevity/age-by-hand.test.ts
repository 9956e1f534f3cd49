import { describe, expect, test } from 'vitest';
import { estimateOf } from '#shared/longevity/estimate.ts';
import { longevityEvidence } from '#shared/longevity/evidence/longevity-evidence.ts';
import { questionScore } from '#shared/longevity/model/category-scores.ts';
import { countedAnswer } from '#shared/longevity/model/counted-answer.ts';
import { betaOf, biologicalAgeAt, effectiveAge, saturate } from '#shared/longevity/model/effective-age.ts';
import { attenuationAt, curveHazards, gradedStrength, optionHazards } from '#shared/longevity/model/hazards.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { readPerson } from '#shared/person/read-person.ts';

// Calculated by hand from the published slopes and ratios.

const today = '2026-01-15';

const { curve } = longevityEvidence.weight;
const ageGraded = curve?.ageGraded;
if (!curve || !ageGraded) throw new Error('the evidence of weight has no strength by age');

describe('the effect of age', () => {
  test.each([
    [18, 1],
    [65, 1],
    // Halfway from 65 to 90: half of the way from 1 to 0.6.
    [77.5, 0.8],
    [90, 0.6],
    [110, 0.6],
  ])('at %s a hazard ratio keeps %s of its logarithm', (age, left) => {
    expect(attenuationAt(age)).toBeCloseTo(left, 12);
  });

  test.each([
    ['female', 50, 0.0897],
    ['female', 75, (0.0897 + 0.1104) / 2],
    ['male', 85, 0.1033],
  ] as const)('mortality of a %s rises at %s by %s a year', (sex, age, slope) => {
    expect(betaOf(sex, age)).toBeCloseTo(slope, 12);
  });

  test.each([
    [30, Math.log(1.52) / Math.log(1.31)],
    [42, Math.log(1.52) / Math.log(1.31)],
    [59.5, Math.log(1.37) / Math.log(1.31)],
    [80, Math.log(1.21) / Math.log(1.31)],
  ])('at the age of %s, overweight has %s of its strength over all ages', (age, strength) => {
    expect(gradedStrength(ageGraded)(age)).toBeCloseTo(strength, 12);
  });
});

// METHODS 2.2: up to a BMI of 25 weight changes neither the age nor its uncertainty.
test('at a BMI of 25 the uncertainty is the same at every age', () => {
  const hazardAt = curveHazards(curve);
  expect(hazardAt(25, 42)).toEqual(hazardAt(25, 90));
});

test('a ratio without an interval counts as certain', () => {
  const only = { value: 'yes', hr: 2 };
  expect(optionHazards([only], 'female')('yes', 50)).toEqual({ lnHr: Math.log(2), se: 0 });
});

// METHODS 2.5: 100 with the route frail from 23 to below 33; else the table, of East and South Asians from 23 on 75.
test.each([
  [18, 40],
  [23, 100],
  [32.9, 100],
  [33, 25],
])('the weight of a frail person of East Asian background with a BMI of %s has %s points', (bmi, points) => {
  const person = readPerson({ longevity: { ethnicity: 'eastAsian' }, heart: {}, today });
  expect(questionScore('weight', { ...person, bmi }, ['frail'])).toBe(points);
});

test('very large differences approach 12 and 22 years, and stop at the caps', () => {
  expect(saturate(-1000)).toBeCloseTo(-12, 9);
  expect(saturate(1000)).toBeCloseTo(22, 9);
  expect(biologicalAgeAt(40, -1000)).toBe(30);
  expect(biologicalAgeAt(20, -1000)).toBe(18);
  expect(biologicalAgeAt(30, 1000)).toBe(48);
  expect(biologicalAgeAt(108, 1000)).toBe(110);
});

test('a person who answers nothing gets her own age, with the spread of the population', () => {
  const { biologicalAge, biologicalAgeRange, answeredShare, caveats } = scoreLongevity(
    { birthdate: '1976-01-15', gender: 'female' },
    today,
  );
  // METHODS 2.2: an empty quiz at 50 has 38.8 to 61.2; vaping without a hazard takes 0.2 from each side.
  expect([biologicalAge, biologicalAgeRange, answeredShare]).toEqual([50, [39, 61], 0]);
  expect(caveats).toEqual(['habitsOnly', 'fewAnswers']);
});

test('one poor answer moves the age by the logarithm of its ratio divided by the slope', () => {
  const of = (answers: Record<string, unknown>) =>
    effectiveAge(
      readPerson({ longevity: { gender: 'male', birthdate: '1976-01-15', ...answers }, heart: {}, today }),
      50,
    );
  const [full, less] = [of({ oralHygiene: 'full' }), of({ oralHygiene: 'less' })];
  // Weight 0.2, lambda 0.9, published risk ratio 1.46 (Romandini 2021), men's slope 0.0842.
  expect(less.deltaYears - full.deltaYears).toBeCloseTo((0.9 * 0.2 * Math.log(1.46)) / 0.0842, 12);
});

test('standing up and sitting do not count in a wheelchair up to 60, and count in full from 70 on', () => {
  const of = (age: number, answers: Record<string, unknown>) =>
    scoreLongevity({ gender: 'male', birthdate: `${2026 - age}-01-15`, ...answers }, today);
  const wheelchair = { sitToStand: 'cannot', sittingHours: 16 };
  expect(of(60, wheelchair).contributionsYears).toEqual({});
  expect(of(60, wheelchair).biologicalAgeRange).toEqual(of(60, {}).biologicalAgeRange);
  expect(Object.keys(of(61, wheelchair).contributionsYears)).toEqual(['sittingHours', 'sitToStand']);
  const gap = (age: number) => (of(age, wheelchair).biologicalAge ?? 0) - age;
  for (let age = 60; age < 75; age += 1) expect(gap(age + 1) - gap(age)).toBeLessThan(0.6);
});

test('every question counts in a wheelchair without an age', () => {
  const person = readPerson({ longevity: { sitToStand: 'cannot', sittingHours: 16 }, heart: {}, today });
  expect(countedAnswer('sittingHours', person)).toBe(16);
});

test.each([
  [44.9, 'younger'],
  [45, 'onPar'],
  [55, 'onPar'],
  [55.1, 'older'],
])(
  'at 50, a biological age of %s give or take 5 years is %s: a range that touches the age counts as equal',
  (age, is) => {
    const delta = { deltaYears: age - 50, saturatedYears: age - 50, beta: 0.09, contributions: new Map() };
    const effective = { age: 50, sexes: ['female'] as const, biologicalAge: age, halfWidthYears: 5, ...delta };
    expect(estimateOf(effective, false).headline).toBe(is);
  },
);
