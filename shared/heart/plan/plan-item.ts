import type {
  le8Items,
  medAdherence,
  NextStep,
  otherItems,
  pins,
  scenarios,
  secondaryItems,
} from '#shared/heart/evidence/plan.ts';
import type { WeightAdvice } from './weight-advice.ts';

export type ScenarioCode = (typeof scenarios)[number]['code'];
export type Le8Code = (typeof le8Items)[number]['code'];
type PinCode = Exclude<(typeof pins)[number]['code'], 'quitSmoking'>;

/** What stands in the plan as a code alone. */
export type StepCode =
  | PinCode
  | NextStep
  | 'askAnticoagulation'
  | (typeof medAdherence)['code']
  | (typeof otherItems)[number]['code']
  | (typeof secondaryItems)[number]['code'];

export type Le8Advice = 'exerciseAdapted' | 'exerciseWithClinician' | WeightAdvice;

/** How much lower the ten-year percentage of people is who differ in this one thing; it is no effect of a treatment. */
export type ScenarioItem = { readonly code: ScenarioCode; readonly percentagePoints: number };
/** Null where no percentage is estimated. */
export type QuitItem = { readonly code: 'quitSmoking'; readonly percentagePoints: number | null };
export type Le8Item = {
  readonly code: Le8Code;
  /** Points that are missing from 100. */
  readonly gap: number;
  /** How the advice must be adapted to the person. */
  readonly advice: Le8Advice | null;
};
export type StepItem = { readonly code: StepCode };

export type HeartPlanItem = ScenarioItem | QuitItem | Le8Item | StepItem;
