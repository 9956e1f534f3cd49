import type { PlanCode } from '#shared/habits/habit-actions.ts';
import type { AmountId, ChoiceId } from './longevity-lever-words.ts';

/**
 * The advice that a user can add to a plan, and the question whose answer it would change. Three kinds are left out: to talk to a
 * clinician, states that nobody can choose (such as waking up rested), and anything that a clinician must check first.
 */
const questions = {
  quitSmoking: 'smoking',
  loseWeight: 'weight',
  alcoholCutMen: 'alcoholConsumption',
  alcoholCutWomen: 'alcoholConsumption',
  teeth: 'oralHygiene',
  dietStep: 'overallDiet',
  morePlants: 'plantVariety',
  lessProcessed: 'processedFoodServings',
  moveMore: 'exerciseFrequency',
  moveBrisker: 'exerciseIntensity',
  strength: 'strengthTraining',
  sitLess: 'sittingHours',
  sleepLonger: 'sleepHours',
  sleepRhythm: 'sleepConsistency',
  community: 'communityInvolvement',
  lessScreen: 'screenTimeNonWork',
} as const satisfies { readonly [Code in PlanCode]?: ChoiceId | AmountId | 'weight' };

type AdvisedCode = keyof typeof questions;
export type AdvisedQuestion = (typeof questions)[AdvisedCode];

export const isAdvised = (code: string | undefined): code is AdvisedCode =>
  code !== undefined && Object.hasOwn(questions, code);

export const advisedQuestion = (code: AdvisedCode): AdvisedQuestion => questions[code];
