import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';

/** The limits of PREVENT. A central value outside them is clamped. */
export const preventLimits = {
  sbp: [90, 200],
  totalChol: [130, 320],
  hdl: [20, 100],
  egfr: [15, 140],
  hba1c: [4.5, 15],
  bmi: [18.5, 39.9],
} as const;
export type LimitedName = keyof typeof preventLimits;
/** The clamped inputs, in the order in which a result names them. */
export const limitedNames: readonly LimitedName[] = ['sbp', 'totalChol', 'hdl', 'egfr', 'hba1c', 'bmi'];

/** A typed usual reading is assumed correct to within this many mmHg. */
export const typedHalfWidth = 8;

/** Non-HDL = LDL + triglycerides / 5 (mg/dL): Friedewald, solved for non-HDL. It fails above 400 mg/dL of triglycerides. */
export const ldlRoute = {
  triglyceridesPer: 5,
  triglyceridesAtMost: 400,
  failsFrom: 500,
  /** Used when triglycerides are unknown. */
  unknownTriglycerides: { mid: 110, low: 60, high: 200 },
} as const;

/** Reported high cholesterol: value p90, range from the mean to p90 plus this margin, mg/dL. */
export const toldHighMargin = 20;

/** A1c in percent, and fasting glucose, that count as diabetes. */
export const diabetesFromA1c = 6.5;
export const diabetesGlucose: ReadonlySet<OptionOf<HeartQuiz, 'fastingGlucoseBand'>> = new Set(['126to199', '200plus']);
