import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import * as topics from '#words/topics.ts';

/** The rows of the result; `rule` says how a row is scored, 0-100. Our rules. */
export const categoryRows = [
  {
    id: 'symptoms',
    title: topics.symptoms,
    rule: 'minimum of the scores of chestPain, exertional, dyspnea, orthopnea, palpitations, syncope, edema; null when none has one; a sign that raises no notice or that the care team knows does not count; then 0 with an emergency flag, else at most 25 with an urgent flag (flags in notSymptomFlags do not count); below 50 the descriptor is getChecked',
  },
  { id: 'bloodPressure', title: topics.bloodPressure, rule: 'LE8 blood pressure; null when unknown' },
  {
    id: 'bloodTests',
    title: topics.cholesterolAndSugar,
    rule: 'rounded mean of LE8 lipids and glucose that are known; null when both unknown; with establishedCvd of atherosclerosis and LDL >= 70 (or, LDL unknown, non-HDL >= 100): at most 49',
  },
  {
    id: 'smokingWeight',
    title: topics.nicotineAndWeight,
    rule: 'rounded mean of LE8 nicotine and bmi that are known',
  },
  { id: 'diet', title: topics.eating, rule: 'LE8 diet proxy' },
  {
    id: 'fitness',
    title: topics.fitness,
    rule: 'round(0.7*LE8 activity + 0.3*fitnessCompare.score); LE8 activity alone without fitnessCompare; null without activity',
  },
  { id: 'sleep', title: topics.sleepAndBreathing, rule: 'LE8 sleep' },
  { id: 'psychosocial', title: topics.mindAndSupport, rule: 'rounded mean of the scores of moodLow and supportHeart' },
  {
    id: 'familyEnvironment',
    title: topics.familyAndSurroundings,
    rule: 'max(20, 100 - 20 per risk enhancer); null when none of familyPrematureCvd, secondhandSmoke, lpaKnown, inflammatory, pregnancyHistory is answered',
  },
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
