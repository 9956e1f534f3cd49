import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';

/** PREVENT was made inside these limits: a central value outside is moved to the nearest end. */
export const preventLimits = {
  sbp: [90, 200],
  totalChol: [130, 320],
  hdl: [20, 100],
  egfr: [15, 140],
  hba1c: [4.5, 15],
  bmi: [18.5, 39.9],
} as const;
export type LimitedName = keyof typeof preventLimits;
/** In the order in which a result names them. */
export const limitedNames = [
  'sbp',
  'totalChol',
  'hdl',
  'egfr',
  'hba1c',
  'bmi',
] as const satisfies readonly LimitedName[];

/** A usual reading that was typed is taken as right to within this many mmHg. */
export const typedHalfWidth = 8;

/** Non-HDL = LDL + triglycerides / 5 (mg/dL): Friedewald turned round. It fails above 400 mg/dL of triglycerides. */
export const ldlRoute = {
  triglyceridesPer: 5,
  triglyceridesAtMost: 400,
  failsFrom: 500,
  /** Triglycerides of someone who does not know them. */
  unknownTriglycerides: { mid: 110, low: 60, high: 200 },
} as const;

/** Told that the cholesterol is high: value p90, range from the mean to p90 and this much more, mg/dL. */
export const toldHighMargin = 20;

/** A1c in percent, and fasting glucose, from which someone counts as having diabetes. */
export const diabetesFromA1c = 6.5;
export const diabetesGlucose: ReadonlySet<OptionOf<HeartQuiz, 'fastingGlucoseBand'>> = new Set(['126to199', '200plus']);
