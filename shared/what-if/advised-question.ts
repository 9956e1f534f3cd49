import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import type { AmountId } from './amount-levers.ts';
import type { ChoiceId } from './choice-levers.ts';

/**
 * The advice that a person can put in their plan, and the answer that it would change. Talks with a clinician are not among
 * it, nor what nobody can choose (how rested somebody wakes up), nor what a clinician has to look at first.
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
