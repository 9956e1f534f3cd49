import { describe, expect, test } from 'vitest';
import { scoreCardiac } from '#shared/heart/score.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { today } from '#tests/personas/random-person.ts';

// Rules of METHODS 4 on which none of the reference's people depends.

const man50: Answers = { birthdate: '1975-06-01', gender: 'male', height: { ft: 5, in: 9 }, weight: 170 };
const score = (heart: Answers, longevity: Answers = {}) => scoreCardiac(heart, { ...man50, ...longevity }, today);
const planOf = (heart: Answers, longevity: Answers = {}) =>
  score(heart, longevity).recommendations.map(({ code }) => code);

describe('the plan', () => {
  const thinAndWorried = { weight: 120 };
  const worried = { weightChange: 'eatingWorry' };

  test('puts smoking right after the first item', () => {
    const plan = planOf({ ...worried, moodLow: 'daily' }, { ...thinAndWorried, smoking: 'daily20plus' });
    expect(plan.slice(0, 4)).toEqual(['supportTalk', 'quitSmoking', 'weightClinician', 'eatingTalk']);
  });

  test('puts a low mood and smoking first for a person who waits for care, and never drops a pinned item', () => {
    const heart = { ...worried, moodLow: 'daily', pregnancyNow: 'yes', otherWarningSigns: 'strokeSigns' };
    expect(planOf(heart, { ...thinAndWorried, smoking: 'daily20plus' })).toEqual([
      ...['getCheckedFirst', 'supportTalk', 'quitSmoking', 'weightClinician', 'eatingTalk', 'pregnancyCare'],
    ]);
  });

  test('asks for a measurement if the two numbers of the pressure were mistyped', () => {
    const typed = { bpReading: 'numbers', bpSystolic: '120' };
    expect(planOf({ ...typed, bpDiastolic: '130' })).toContain('measureBp');
    expect(planOf({ ...typed, bpDiastolic: '80' })).not.toContain('measureBp');
  });

  test('has no cholesterol goal in pregnancy', () => {
    const heart = { knownHeartConditions: 'heartAttack', labsAvailable: 'yes', ldlBand: '130to159' };
    expect(planOf(heart)).toContain('ldlGoal');
    expect(planOf({ ...heart, pregnancyNow: 'yes' })).not.toContain('ldlGoal');
  });
});

describe('cholesterol', () => {
  test('LDL decides about the goal if it is known, and non-HDL only if it is not', () => {
    const heart = { knownHeartConditions: 'heartAttack', labsAvailable: 'yes' };
    const nonHdl = { totalCholesterolBand: '160to199', hdlBand: '50to59' };
    expect(planOf({ ...heart, ...nonHdl })).toContain('ldlGoal');
    expect(planOf({ ...heart, ...nonHdl, ldlBand: 'under70' })).not.toContain('ldlGoal');
  });

  test('points are given for the HDL as typed, even beyond the limits of the equations', () => {
    const { le8 } = score({ totalCholesterol: '260', hdlCholesterol: '120' });
    expect(le8.components.lipids).toBe(60);
  });
});

test('a borderline risk under treatment asks for a review, not for a talk about what else raises it', () => {
  const heart = { bpReading: 'band', bpBand: '130to139', labsAvailable: 'yes', totalCholesterolBand: '280plus' };
  const answers = { ...heart, hdlBand: 'under40', statin: 'other' };
  expect(score(answers)).toMatchObject({ riskDescriptor: 'borderline', nextStep: 'reviewTreatment' });
  expect(score({ ...answers, statin: 'no' })).toMatchObject({ nextStep: 'discussEnhancers' });
});

test('a reported stage of kidney disease replaces a missing eGFR, and a chosen band overrides it', () => {
  const told = { kidneyDisease: 'severe' };
  expect(score(told).inputsUsed?.egfr).toEqual([22, 15, 29, 'told']);
  expect(score({ ...told, labsAvailable: 'yes', egfrBand: '45to59' }).inputsUsed?.egfr).toEqual([53, 45, 59, 'band']);
});

test('the row of symptoms is empty if no symptom was asked about, whatever else warns', () => {
  const { categories, redFlags } = score({ otherWarningSigns: 'strokeSigns' });
  expect(redFlags[0]?.level).toBe('emergency');
  expect(categories[0]).toMatchObject({ id: 'symptoms', score: null, descriptor: null });
});
