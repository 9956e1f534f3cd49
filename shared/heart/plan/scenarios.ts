import { scenarioTargets } from '#shared/heart/evidence/plan.ts';
import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import { type ChangedValues, clampToLimits, type HeartInputs, toPrevent } from '#shared/heart/inputs/heart-inputs.ts';
import { preventRisk } from '#shared/heart/prevent/prevent.ts';
import { hasFlag } from '#shared/safety/assess.ts';
import { mean, round } from '#shared/scoring/rounding.ts';
import { needsSugarReview } from './next-step.ts';

/** Contrasts between people by PREVENT, ten-year ASCVD; ties in this order. `scenarioTargets` has their numbers. */
const scenarios = ['lowerBp', 'lowerNonHdl', 'betterA1c'] as const;
type ScenarioCode = (typeof scenarios)[number];

/** How much lower the ten-year risk is in people who differ in this one value. It is not the effect of a treatment. */
export type ScenarioItem = {
  readonly code: ScenarioCode;
  /** Null where a value lies outside the limits of the equations, because there is nobody to compare with. */
  readonly percentagePoints: number | null;
};
/** `percentagePoints` is null without an estimate, and as in `ScenarioItem`. */
export type QuitItem = { readonly code: 'quitSmoking'; readonly percentagePoints: number | null };

/** What changes for one sex; null when nothing does. */
type Change = (inputs: HeartInputs) => ChangedValues | null;

/** False when the blood sugar is too low, or when a notice or a treatment review already covers it. */
const mayLowerSugar = (one: HeartCase): boolean =>
  !isSugarLow(one) && !hasFlag(one, 'sugarVeryHigh') && !needsSugarReview(one);

export const isSugarLow = (one: HeartCase): boolean => hasFlag(one, 'sugarVeryLow', 'sugarLow');

/** The contrasts that lower an estimated ten-year ASCVD risk, the largest first. */
export const scenarioItems = (one: HeartCase): ScenarioItem[] => {
  const changes: Record<ScenarioCode, Change> = { lowerBp, lowerNonHdl: lowerNonHdl(one.nonHdl), betterA1c };
  return scenarios
    .filter((code) => code !== 'betterA1c' || mayLowerSugar(one))
    .flatMap((code) => {
      const points = pointsLower(one, changes[code]);
      return points === null ? [] : [{ code, points }];
    })
    .sort((a, b) => b.points - a.points)
    .map(({ code, points }) => ({ code, percentagePoints: isInsideLimits(one) ? points : null }));
};

export const quitItem = (one: HeartCase): QuitItem => ({
  code: 'quitSmoking',
  percentagePoints: isInsideLimits(one) ? pointsLower(one, () => ({ smoking: 0 })) : null,
});

/** Only heart failure uses the BMI, so a clamped BMI does not matter here. */
const isInsideLimits = ({ estimate }: HeartCase): boolean =>
  estimate?.figures.clamped.every((name) => name === 'bmi') ?? true;

/** Rounded; null without an estimate, without a change, or when nothing is left after rounding. */
const pointsLower = ({ estimate }: HeartCase, change: Change): number | null => {
  if (!estimate || estimate.moved.every((inputs) => change(inputs) === null)) return null;
  const changed = estimate.moved.map((inputs) => preventRisk(toPrevent(inputs, change(inputs) ?? {}), 'ascvd', '10'));
  const points = round(estimate.ascvd10 - 100 * mean(changed), 1);
  return points > 0 ? points : null;
};

const lowerBp: Change = ({ sbp }) => {
  const { fromSbp, toSbp } = scenarioTargets.lowerBp;
  return sbp.source !== 'imputed' && sbp.value >= fromSbp ? { sbp: toSbp } : null;
};

const lowerNonHdl =
  (nonHdl: number | null): Change =>
  ({ hdl }) => {
    const { fromNonHdl, toShare, notBelow } = scenarioTargets.lowerNonHdl;
    if (nonHdl === null || nonHdl < fromNonHdl) return null;
    return { totalChol: clampToLimits('totalChol', Math.max(toShare * nonHdl, notBelow) + hdl.value) };
  };

const betterA1c: Change = ({ hba1c }) => {
  const { fromPercent, toPercent } = scenarioTargets.betterA1c;
  return hba1c && hba1c.value >= fromPercent ? { hba1c: toPercent } : null;
};
