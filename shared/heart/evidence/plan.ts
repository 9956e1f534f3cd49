import type { SourceId } from '#shared/sources/sources.ts';

/**
 * A plan rule in words, for the methods page: `label` is the title that a person reads, `when` says when it applies (METHODS 4.9).
 * The rules in words stand in `../plan/`, in the same files as their code, so that both change together.
 */
export type PlanRule = {
  readonly code: string;
  readonly label: string;
  readonly when: string;
  readonly guideline?: SourceId;
};

/** The most items that a plan shows, unless more are pinned. */
export const maxItems = 5;
export const maxSecondaryItems = 8;

/** Goals of secondary prevention, mg/dL; non-HDL where LDL is not known (dyslipid2026). */
export const ldlGoals = { ldl: 70, nonHdl: 100 } as const;

/** Ages at which an illness alone is a reason to discuss a statin, ends included (dyslipid2026). */
export const statinAges = {
  diabetes: [40, 75],
  diabetesWithEnhancer: [20, 39],
  kidney: [50, 75],
  hiv: [40, 75],
} as const;

/** mmHg (htn2025): a reason to discuss medicine for everyone, and for people at risk. */
export const highPressure = { sbp: 140, dbp: 90 } as const;
export const raisedPressure = { sbp: 130, dbp: 80 } as const;

/** Thirty-year ASCVD, percent: from here on even a low ten-year risk is worth a talk (dyslipid2026). */
export const thirtyYearHigh = 10;

/** A heart age this many years above the person's age is a reason for a talk. Our choice. */
export const heartAgeGap = 10;

/** mmHg, mg/dL and percent. */
export const scenarioTargets = {
  lowerBp: { fromSbp: 130, toSbp: 125 },
  lowerNonHdl: { fromNonHdl: 130, toShare: 0.7, notBelow: 100 },
  betterA1c: { fromPercent: 7, toPercent: 6.9 },
} as const;
