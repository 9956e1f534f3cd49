import { type LimitedName, limitedNames, preventLimits } from '#shared/heart/evidence/heart-inputs.ts';
import type { PreventInputs } from '#shared/heart/prevent/prevent.ts';
import { clamp } from '#shared/scoring/rounding.ts';
import type { HeartInput, HeartInputs } from './heart-inputs.ts';

/** The inputs that are not known exactly. */
export const uncertainNames = ['sbp', 'hdl', 'totalChol', 'egfr', 'hba1c'] as const;
export type UncertainName = (typeof uncertainNames)[number];

export const inside = (name: LimitedName, value: number): number => {
  const [low, high] = preventLimits[name];
  return clamp(value, low, high);
};

/**
 * Each central value is moved to the nearest end of its limits; its edges keep their distance from it, also beyond the
 * limit, so that a value outside never narrows the range (METHODS 4.2).
 */
export const moveInside = (inputs: HeartInputs): HeartInputs => ({
  ...inputs,
  sbp: moved('sbp', inputs.sbp),
  hdl: moved('hdl', inputs.hdl),
  totalChol: moved('totalChol', inputs.totalChol),
  egfr: moved('egfr', inputs.egfr),
  hba1c: inputs.hba1c && moved('hba1c', inputs.hba1c),
  bmi: inputs.bmi === null ? null : inside('bmi', inputs.bmi),
});

const moved = (name: UncertainName, input: HeartInput): HeartInput => {
  const by = inside(name, input.value) - input.value;
  return by === 0 ? input : { ...input, value: input.value + by, low: input.low + by, high: input.high + by };
};

/** The inputs whose central value lies outside the limits, of either sex. */
export const clampedNames = (everySex: readonly HeartInputs[]): LimitedName[] =>
  limitedNames.filter((name) => everySex.some((inputs) => isOutside(inputs, name)));

const isOutside = (inputs: HeartInputs, name: LimitedName): boolean => {
  const value = name === 'bmi' ? inputs.bmi : (inputs[name]?.value ?? null);
  return value !== null && inside(name, value) !== value;
};

export type ChangedValues = { readonly [Name in UncertainName]?: number } & { readonly smoking?: 0 };

/** Only heart failure reads the BMI, and it is not shown when the BMI is not known. */
const unusedBmi = 25;

/** The equations' inputs, with some values changed. `inputs` lie inside the limits; an edge may lie beyond them. */
export const toPrevent = (inputs: HeartInputs, changed: ChangedValues = {}): PreventInputs => {
  const { sex, age, diabetes, bpTx, statin } = inputs;
  const hba1c = changed.hba1c ?? inputs.hba1c?.value;
  return {
    sex,
    age,
    diabetes,
    bpTx,
    statin,
    smoking: changed.smoking ?? inputs.smoking,
    sbp: changed.sbp ?? inputs.sbp.value,
    hdl: changed.hdl ?? inputs.hdl.value,
    totalChol: changed.totalChol ?? inputs.totalChol.value,
    egfr: changed.egfr ?? inputs.egfr.value,
    bmi: inputs.bmi ?? unusedBmi,
    ...(hba1c === undefined ? {} : { hba1c }),
  };
};
