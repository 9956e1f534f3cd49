/** The values that replace one that is not known exactly, and the limits of the equations. */

/** PREVENT was made inside these limits: a value outside is moved to the nearest end and named in the result. */
export const preventLimits = {
  sbp: [90, 200],
  totalChol: [130, 320],
  hdl: [20, 100],
  egfr: [15, 140],
  hba1c: [4.5, 15],
  bmi: [18.5, 39.9],
} as const;
export type LimitedName = keyof typeof preventLimits;
export const isLimited = (name: string): name is LimitedName => Object.hasOwn(preventLimits, name);

/** A usual reading typed by heart is taken as right to within this many mmHg. */
export const typedHalfWidth = 8;

/** eGFR of someone who was told that the kidneys work poorly: stage 3, 30-59. */
export const toldPoorKidneys = { value: 50, low: 30, high: 59 } as const;

/** Added to the 90th percentile for someone who was told that the cholesterol is high, mg/dL. */
export const toldHighMargin = 20;

/** Non-HDL = LDL + triglycerides / 5, mg/dL: Friedewald solved for non-HDL. */
export const triglyceridesPerNonHdl = 5;

export const currentSmoking: readonly string[] = ['someDays', 'dailyUnder10', 'daily10to19', 'daily20plus'];

/** A1c in percent and fasting glucose from which someone counts as having diabetes. */
export const diabetesA1cPercent = 6.5;
export const diabetesFastingGlucose: readonly string[] = ['126to199', '200plus'];

/** mmHg, either number: very high (source ahaHbp911), and stage 2. */
export const veryHighPressure = { sbp: 180, dbp: 120 } as const;
export const highPressure = { sbp: 140, dbp: 90 } as const;
