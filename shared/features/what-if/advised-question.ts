import type { PlanCode } from '#shared/longevity/evidence/plan-actions.ts';
import type { AmountId, ChoiceId } from './habits.ts';

/**
 * The advice that can be put in a plan, and the answer that it would change. It excludes talks with a clinician, states that
 * cannot be chosen (such as waking up rested), and anything that a clinician must look at first.
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
