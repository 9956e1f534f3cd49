import { heartAgeEvidence } from '#shared/heart/evidence/estimate.ts';
import {
  clampInputs,
  type HeartInputs,
  toPrevent,
  type UncertainName,
  uncertainNames,
} from '#shared/heart/inputs/heart-inputs.ts';
import { fromLogit, type PreventInputs, preventLogit } from '#shared/heart/prevent/prevent.ts';
import type { Outcome, PreventModel } from '#shared/heart/prevent/prevent-coefficients.ts';
import type { Sex } from '#shared/person/person.ts';
import { clamp, mean, round } from '#shared/scoring/rounding.ts';

/** Risks, 0-1. */
export type HeartRange = { readonly low: number; readonly high: number };

/** By the LDL route non-HDL is the measured value, so total cholesterol moves with HDL. */
const changed = (at: PreventInputs, { totalChol }: HeartInputs, name: UncertainName, to: number): PreventInputs => {
  const copy: { -readonly [Key in keyof PreventInputs]: PreventInputs[Key] } = { ...at };
  copy[name] = to;
  if (name === 'hdl' && totalChol.source === 'ldlRoute') copy.totalChol = at.totalChol - at.hdl + to;
  return copy;
};

/**
 * Moves the ten-year logit of clamped inputs by one uncertain input at a time, to either end of its range, and combines rises and
 * falls as independent errors (METHODS 4.3). The range covers the uncertainty of the inputs, not the model's error.
 */
export const heartRange = (moved: HeartInputs, outcome: Outcome): HeartRange => {
  const at = toPrevent(moved);
  const logit = (inputs: PreventInputs) => preventLogit(inputs, outcome, '10');
  const x0 = logit(at);
  let falls = 0;
  let rises = 0;
  for (const name of uncertainNames) {
    const input = moved[name];
    if (!input) continue;
    const moves = [input.low, input.high].map((edge) => logit(changed(at, moved, name, edge)) - x0);
    rises += Math.max(0, ...moves) ** 2;
    falls += Math.min(0, ...moves) ** 2;
  }
  return { low: fromLogit(x0 - Math.sqrt(falls)), high: fromLogit(x0 + Math.sqrt(rises)) };
};

/** When both sexes are used, the range covers both ranges. */
export const widest = (ranges: readonly HeartRange[]): HeartRange => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
});

export type OpenSide = 'high' | 'low';

/** How far to step from the limit towards the true value, as a share of the distance. */
const openStep = 0.01;

/**
 * The side of the range on which the true risk lies when a value was clamped; `high` wins. The sign of the step from the limit
 * towards the true value decides (METHODS 4.3).
 */
export const openSide = (everySex: readonly HeartInputs[]): OpenSide | null => {
  const steps = everySex.flatMap((inputs) => stepsOutward(inputs, clampInputs(inputs)));
  if (steps.some((step) => step > 0)) return 'high';
  return steps.some((step) => step < 0) ? 'low' : null;
};

const stepsOutward = (given: HeartInputs, moved: HeartInputs): number[] => {
  const at = toPrevent(moved);
  const logit = (inputs: PreventInputs) => preventLogit(inputs, 'ascvd', '10');
  return uncertainNames.flatMap((name) => {
    const [value, limit] = [given[name]?.value, moved[name]?.value];
    if (value === undefined || limit === undefined || value === limit) return [];
    return [logit(changed(at, moved, name, limit + openStep * (value - limit))) - logit(at)];
  });
};

export type HeartAge = {
  /** Whole years, 30-79. */
  readonly age: number;
  readonly range: readonly [low: number, high: number];
  /** Shown as 'under 30' and '80 or more'. */
  readonly code: '<30' | '80+' | null;
};

const { min, max, optimal } = heartAgeEvidence;
/** One year beyond the last age that has a number: from here on the page says '80 or more'. */
const searchedTo = max + 1;

/**
 * PREVENT risk age (Krishnan 2025): the age at which a person of the same sex with optimal factors has the same ten-year
 * risk of any event. With two sexes in use, the mean age and the range that covers both. `everySex` are clamped inputs.
 */
export const heartAge = (everySex: readonly HeartInputs[]): HeartAge => {
  const ages = everySex.map((inputs) => riskAge(inputs, logitOf(inputs)));
  const ends = everySex.flatMap((inputs) => {
    const { low, high } = heartRange(inputs, 'total_cvd');
    return [riskAge(inputs, toLogit(low)), riskAge(inputs, toLogit(high))];
  });
  const age = mean(ages);
  return {
    age: shown(age),
    range: [shown(Math.min(...ends)), shown(Math.max(...ends))],
    code: age <= min ? '<30' : age >= searchedTo ? '80+' : null,
  };
};

const shown = (age: number): number => clamp(round(age), min, max);
const logitOf = (inputs: HeartInputs): number => preventLogit(toPrevent(inputs), 'total_cvd', '10');
const toLogit = (risk: number): number => Math.log(risk / (1 - risk));

/**
 * The ten-year equations have no squared age, so the logit of the optimal person is linear in age, and two points give the
 * inverse.
 */
const riskAge = (inputs: HeartInputs, logit: number): number => {
  const { young, old } = optimalLogits[inputs.hba1c ? 'hba1c' : 'base'][inputs.sex];
  return clamp(min + ((logit - young) / (old - young)) * (searchedTo - min), min, searchedTo);
};

const optimalLogit = (sex: Sex, model: PreventModel, age: number): number => {
  const { nonHdl, hdl, hba1c, ...rest } = optimal;
  const person = { ...rest, sex, age, hdl, totalChol: nonHdl + hdl, bmi: 25, ...(model === 'hba1c' ? { hba1c } : {}) };
  return preventLogit(person, 'total_cvd', '10');
};

const ends = (sex: Sex, model: PreventModel) => ({
  young: optimalLogit(sex, model, min),
  old: optimalLogit(sex, model, searchedTo),
});
const optimalLogits = {
  base: { female: ends('female', 'base'), male: ends('male', 'base') },
  hba1c: { female: ends('female', 'hba1c'), male: ends('male', 'hba1c') },
} as const satisfies Record<PreventModel, Record<Sex, unknown>>;
