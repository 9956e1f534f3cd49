import type { HeartInputs } from '#shared/heart/inputs/heart-inputs.ts';
import {
  type ChangedValues,
  moveInside,
  toPrevent,
  type UncertainName,
  uncertainNames,
} from '#shared/heart/inputs/inside-limits.ts';
import { fromLogit, preventLogit } from '#shared/heart/prevent/prevent.ts';
import type { Outcome } from '#shared/heart/prevent/prevent-coefficients.ts';

/** Risks, 0-1. */
export type HeartRange = { readonly low: number; readonly high: number };

/**
 * How far the ten-year risk moves when each uncertain input goes to its edges, one at a time; rises and falls are
 * combined as independent errors (METHODS 4.3). It covers what is not known of the inputs, not the model's own error.
 * The inputs have been moved inside the limits.
 */
export const heartRange = (moved: HeartInputs, outcome: Outcome): HeartRange => {
  const logit = (changed: ChangedValues = {}) => preventLogit(toPrevent(moved, changed), outcome, '10');
  const x0 = logit();
  let falls = 0;
  let rises = 0;
  for (const name of uncertainNames) {
    const input = moved[name];
    if (!input) continue;
    const atLow = logit(changeOf(moved, name, input.low)) - x0;
    const atHigh = logit(changeOf(moved, name, input.high)) - x0;
    rises += Math.max(0, atLow, atHigh) ** 2;
    falls += Math.min(0, atLow, atHigh) ** 2;
  }
  return { low: fromLogit(x0 - Math.sqrt(falls)), high: fromLogit(x0 + Math.sqrt(rises)) };
};

/** By the LDL route non-HDL is what was measured, so total cholesterol moves along with HDL. */
const changeOf = ({ totalChol, hdl }: HeartInputs, name: UncertainName, to: number): ChangedValues =>
  name === 'hdl' && totalChol.source === 'ldlRoute'
    ? { hdl: to, totalChol: totalChol.value - hdl.value + to }
    : { [name]: to };

/** A person of both sexes gets the widest of the two ranges. */
export const widestRange = (everySex: readonly HeartInputs[], outcome: Outcome): HeartRange => {
  const ranges = everySex.map((moved) => heartRange(moved, outcome));
  return { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) };
};

export type OpenSide = 'high' | 'low';

/** One step towards the true value is this share of the way: enough to see the direction. */
const openStep = 0.01;

/**
 * On which side the truth lies when a value outside the limits was moved to them: `high` wins. The sign of the step from
 * the limit towards the true value decides (METHODS 4.3).
 */
export const openSide = (everySex: readonly HeartInputs[]): OpenSide | null => {
  const steps = everySex.flatMap((inputs) => stepsOutward(inputs, moveInside(inputs)));
  if (steps.some((step) => step > 0)) return 'high';
  return steps.some((step) => step < 0) ? 'low' : null;
};

const stepsOutward = (given: HeartInputs, moved: HeartInputs): number[] => {
  const logit = (changed: ChangedValues = {}) => preventLogit(toPrevent(moved, changed), 'ascvd', '10');
  return uncertainNames.flatMap((name) => {
    const [value, limit] = [given[name]?.value, moved[name]?.value];
    if (value === undefined || limit === undefined || value === limit) return [];
    return [logit(changeOf(moved, name, limit + openStep * (value - limit))) - logit()];
  });
};
