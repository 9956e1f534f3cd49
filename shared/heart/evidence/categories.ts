import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import * as topics from '#words/topics.ts';

/** The rows of the result. */
export const categoryRows = [
  { id: 'symptoms', title: topics.symptoms },
  { id: 'bloodPressure', title: topics.bloodPressure },
  { id: 'bloodTests', title: topics.cholesterolAndSugar },
  { id: 'smokingWeight', title: topics.nicotineAndWeight },
  { id: 'diet', title: topics.eating },
  { id: 'fitness', title: topics.fitness },
  { id: 'sleep', title: topics.sleepAndBreathing },
  { id: 'psychosocial', title: topics.mindAndSupport },
  { id: 'familyEnvironment', title: topics.familyAndSurroundings },
] as const;
export type CategoryId = (typeof categoryRows)[number]['id'];

/** The score of the row "Symptoms" is the worst score of these. */
export const symptomQuestions = [
  'chestPain',
  'exertional',
  'dyspnea',
  'orthopnea',
  'palpitations',
  'syncope',
  'edema',
] as const;

/** The row of family and surroundings is empty when none of these is answered. */
export const familyQuestions = [
  'familyPrematureCvd',
  'secondhandSmoke',
  'lpaKnown',
  'inflammatory',
  'pregnancyHistory',
] as const;

export const rowRules = {
  symptomsAtMostWhenUrgent: 25,
  getCheckedBelow: 50,
  /** The most that the row can score while cholesterol is above the goal of secondary prevention: never 'good'. */
  bloodTestsAtMostAboveGoal: 49,
  fitness: { activityShare: 0.7, comparedShare: 0.3 },
  family: { from: 100, perEnhancer: 20, notBelow: 20 },
} as const;

/** A row with one of its flags has no score and no descriptor. */
export const flaggedRows: Partial<Readonly<Record<CategoryId, ReadonlySet<RedFlagCode>>>> = {
  bloodPressure: new Set([
    'bpCrisisSymptoms',
    'bpLowSymptoms',
    'bpVeryHigh',
    'bpVeryLow',
    'bpLow',
    'pregnancyBp',
    'pregnancyDanger',
  ]),
  bloodTests: new Set([
    'kidneyVeryLow',
    'sugarVeryHigh',
    'kidneyLow',
    'uacrHigh',
    'ldl190',
    'tg500',
    'diabetesRange',
    'sugarControl',
    'sugarVeryLow',
    'sugarLow',
    'sugarPregnancy',
    'pregnancyKidney',
    'pregnancyFats',
  ]),
  psychosocial: new Set(['moodSupport']),
};
