import type { SourceId } from '#shared/sources/sources.ts';
import * as levels from '#words/risk-levels.ts';

/** The numbers that the page may ask for next, in this order (METHODS 10.6). */
export const widthNames = [
  'bpSystolic',
  'totalCholesterol',
  'ldlCholesterol',
  'hdlCholesterol',
  'triglycerides',
  'a1c',
  'egfr',
] as const;
export type WidthName = (typeof widthNames)[number];

/** Percent, for an unknown A1c: the middles of the bands 7to7_9, 5_7to6_4 and under5_7. */
export const assumedA1c = { diabetes: 7.4, raised: 5.9, other: 5.3 } as const;

/** mg/dL: the lowest LDL that is computed from the other values. */
export const lowestLdl = 10;

/**
 * PREVENT risk age (Krishnan 2025): the age at which a person of the same sex with optimal factors has the same 10-year total CVD
 * risk; its range is that of the two ends of the total CVD range. Cholesterol in mg/dL, pressure in mmHg, eGFR in mL/min/1.73m2,
 * A1c in percent.
 *
 * The published definition names non-HDL 120, SBP 110, eGFR 90, no diabetes, smoking, antihypertensive or statin, and not HDL; HDL
 * 50 mg/dL (the centre of the equation) reproduces its example (woman of 63, optimal: 5%; computed 5.02%). With the hba1c model
 * the optimal person has 5.3% (our extension; term 0).
 */
export const heartAgeEvidence = {
  optimal: { nonHdl: 120, hdl: 50, sbp: 110, egfr: 90, hba1c: 5.3, diabetes: 0, smoking: 0, bpTx: 0, statin: 0 },
  source: ['krishnan2025', 'preventRiskAge'],
  min: 30,
  max: 79,
} as const satisfies { readonly source: readonly SourceId[] } & Readonly<Record<string, unknown>>;

/** Completed years for which the ten-year equations were made, and the last year of the thirty-year ones. */
export const preventAges = { from: 30, to: 79, thirtyYearTo: 59 } as const;
export const preventAgesSource: SourceId = 'khan2023';

/** Whether the equations apply, and if not, why: the first reason that holds. */
export type Eligibility =
  | 'establishedCvd'
  | 'pregnant'
  | 'kidneyFailure'
  | 'severeUnderweight'
  | 'noBirthdate'
  | 'tooYoung'
  | 'tooOld'
  | 'ok';

/** Ten-year ASCVD, percent, unrounded: the first row with x < below. These limits are for ASCVD, never for total CVD. */
export const riskCategories = [
  { below: 3, code: 'low', label: levels.low },
  { below: 5, code: 'borderline', label: levels.borderline },
  { below: 10, code: 'intermediate', label: levels.intermediate },
  { below: Infinity, code: 'high', label: levels.high },
] as const;
export type RiskCategory = (typeof riskCategories)[number]['code'];
/**
 * The source of the limits above, which are compared with the unrounded percentage. The limits < 5, < 7.5 and < 20 for total CVD
 * come from the older PREVENT page and the Pooled Cohort Equations.
 */
export const riskCategoriesSource: SourceId = 'dyslipid2026';

/**
 * Ten-year total CVD, percent: from here on, discuss medicine at stage 1. It is the drug-treatment threshold (htn2025), a reason
 * to talk to a clinician and not an instruction.
 */
export const bpThreshold = 7.5;

/**
 * high: none of sbp, totalChol and hdl is imputed, and nothing but bmi is clamped. medium: either sbp or a cholesterol value
 * (totalChol or hdl) is imputed, not both; or something other than bmi is clamped. low: sbp and a cholesterol value are imputed.
 * With low, the range is shown first, descriptor and heart age are null, and nextStep is measureFirst.
 */
export type Confidence = 'high' | 'medium' | 'low';
