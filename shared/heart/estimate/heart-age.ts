import { heartAgeEvidence } from '#shared/heart/evidence/heart-age.ts';
import type { HeartInputs } from '#shared/heart/inputs/heart-inputs.ts';
import { toPrevent } from '#shared/heart/inputs/inside-limits.ts';
import { preventLogit } from '#shared/heart/prevent/prevent.ts';
import type { PreventModel } from '#shared/heart/prevent/prevent-coefficients.ts';
import type { Sex } from '#shared/person/sex.ts';
import { clamp, mean, round } from '#shared/scoring/rounding.ts';
import { heartRange } from './heart-range.ts';

export type HeartAge = {
  /** Whole years, 30-79. */
  readonly age: number;
  readonly range: readonly [low: number, high: number];
  /** Show 'under 30' and '80 or more'. */
  readonly code: '<30' | '80+' | null;
};

const { min, max, optimal } = heartAgeEvidence;
/** One year beyond the last age that is shown: from here on it is '80 or more'. */
const searchedTo = max + 1;

/**
 * PREVENT risk age (Krishnan 2025): the age at which a person of the same sex with optimal factors has the same ten-year
 * risk of any event. One entry per sex in use, moved inside the limits: the mean, and the widest range.
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
 * The ten-year equations have no squared age, so the logit of the optimal person rises in a straight line with age: two
 * points give what a bisection would search for.
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
