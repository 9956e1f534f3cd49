import {
  diabetesFromA1c,
  diabetesGlucose,
  type LimitedName,
  limitedNames,
  preventLimits,
  toldHighMargin,
  typedHalfWidth,
} from '#shared/heart/evidence/heart-inputs.ts';
import { type ImputedName, imputation } from '#shared/heart/evidence/imputation.ts';
import { kidneyStages } from '#shared/heart/evidence/questions.ts';
import type { PreventInputs } from '#shared/heart/prevent/prevent.ts';
import { bandValues } from '#shared/person/band-values.ts';
import { type HeartAnswers, type Person, type Sex, smokesNow } from '#shared/person/person.ts';
import { isDiabetic } from '#shared/safety/terms.ts';
import { interpolate } from '#shared/scoring/curves.ts';
import { clamp } from '#shared/scoring/rounding.ts';
import { type Labs, nonHdlFromLdl, type Spread } from './labs.ts';

export type InputSource = 'typed' | 'exact' | 'band' | 'ldlRoute' | 'told' | 'imputed';

/** A value with its likely range, and where it comes from. */
export type HeartInput = Spread & { readonly source: InputSource };

/** The inputs of the equations for one person, as a person of this sex, before any value is clamped. */
export type HeartInputs = {
  readonly sex: Sex;
  readonly age: number;
  readonly sbp: HeartInput;
  readonly hdl: HeartInput;
  readonly totalChol: HeartInput;
  readonly egfr: HeartInput;
  /** Null: the base model. */
  readonly hba1c: HeartInput | null;
  /** Null when height or weight is not known. */
  readonly bmi: number | null;
  readonly diabetes: 0 | 1;
  readonly smoking: 0 | 1;
  readonly bpTx: 0 | 1;
  readonly statin: 0 | 1;
};

/** METHODS 4.2. */
export const heartInputs = (person: Person, labs: Labs, age: number, sex: Sex): HeartInputs => {
  const { heart, longevity } = person;
  const hdl = labs.hdl ?? imputed('hdl', sex, age);
  return {
    sex,
    age,
    sbp: pressureOf(person) ?? imputed('sbp', sex, age),
    hdl,
    totalChol: labs.totalChol ?? byLdlRoute(labs, hdl.value) ?? averageCholesterol(heart, sex, age),
    egfr: labs.egfr ?? egfrOfStage(heart) ?? imputed('egfr', sex, age),
    hba1c: labs.a1c,
    bmi: person.bmi,
    diabetes: flag(hasDiabetes(heart, labs)),
    smoking: flag(smokesNow(longevity)),
    bpTx: flag(heart.bpMedication === 'yes'),
    statin: flag(heart.statin === 'statin'),
  };
};

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** Null when unknown, which includes two mistyped numbers. */
const pressureOf = ({ sbp, heart: { bpBand } }: Person): HeartInput | null => {
  if (sbp === null) return null;
  if (bpBand === undefined)
    return { value: sbp, low: sbp - typedHalfWidth, high: sbp + typedHalfWidth, source: 'typed' };
  const { mid, low, high } = bandValues.bpBand[bpBand];
  return { value: mid, low, high, source: 'band' };
};

/** Adds the HDL clamped to its limits, so that a very low or high HDL does not move non-HDL (METHODS 10.2). */
const byLdlRoute = (labs: Labs, hdl: number): HeartInput | null => {
  const nonHdl = nonHdlFromLdl(labs);
  return nonHdl && aboveHdl(nonHdl, hdl);
};

export const aboveHdl = (nonHdl: Spread, hdl: number): HeartInput => {
  const added = insideHdlLimits(hdl);
  return { value: nonHdl.value + added, low: nonHdl.low + added, high: nonHdl.high + added, source: 'ldlRoute' };
};

export const insideHdlLimits = (hdl: number): number => clampToLimits('hdl', hdl);

const egfrOfStage = ({ kidneyDisease }: HeartAnswers): HeartInput | null => {
  const stage = kidneyDisease === undefined ? null : kidneyStages[kidneyDisease];
  if (stage === null) return null;
  const [value, low, high] = stage;
  return { value, low, high, source: 'told' };
};

/** A person who was told that their cholesterol is high gets the 90th percentile. */
const averageCholesterol = ({ toldHighCholesterol }: HeartAnswers, sex: Sex, age: number): HeartInput => {
  const average = imputed('totalChol', sex, age);
  if (toldHighCholesterol !== 'yes') return average;
  return { value: average.high, low: average.value, high: average.high + toldHighMargin, source: 'imputed' };
};

const imputed = (name: ImputedName, sex: Sex, age: number): HeartInput => {
  const rows = imputation[name][sex];
  return {
    value: interpolate(rows, age, 'age', 'mean'),
    low: interpolate(rows, age, 'age', 'p10'),
    high: interpolate(rows, age, 'age', 'p90'),
    source: 'imputed',
  };
};

/** Reported, or shown by a blood test. An A1c is never derived from a fasting glucose (METHODS 4.2). */
export const hasDiabetes = (heart: HeartAnswers, { a1c }: Labs): boolean =>
  isDiabetic({ heart }) ||
  (a1c !== null && a1c.value >= diabetesFromA1c) ||
  (heart.fastingGlucoseBand !== undefined && diabetesGlucose.has(heart.fastingGlucoseBand));

/** The inputs that have a likely range. */
export const uncertainNames = ['sbp', 'hdl', 'totalChol', 'egfr', 'hba1c'] as const;
export type UncertainName = (typeof uncertainNames)[number];

/**
 * Clamps each central value to its limits. The ends of its range keep their distance, also beyond the limit, so a value
 * outside never narrows the range (METHODS 4.2).
 */
export const clampInputs = (inputs: HeartInputs): HeartInputs => ({
  ...inputs,
  sbp: moved('sbp', inputs.sbp),
  hdl: moved('hdl', inputs.hdl),
  totalChol: moved('totalChol', inputs.totalChol),
  egfr: moved('egfr', inputs.egfr),
  hba1c: inputs.hba1c && moved('hba1c', inputs.hba1c),
  bmi: inputs.bmi === null ? null : clampToLimits('bmi', inputs.bmi),
});

const moved = (name: UncertainName, input: HeartInput): HeartInput => {
  const by = clampToLimits(name, input.value) - input.value;
  return by === 0 ? input : { ...input, value: input.value + by, low: input.low + by, high: input.high + by };
};

export const clampToLimits = (name: LimitedName, value: number): number => {
  const [low, high] = preventLimits[name];
  return clamp(value, low, high);
};

/** The inputs whose central value lies outside the limits for either sex. */
export const clampedNames = (everySex: readonly HeartInputs[]): LimitedName[] =>
  limitedNames.filter((name) => everySex.some((inputs) => isOutside(inputs, name)));

const isOutside = (inputs: HeartInputs, name: LimitedName): boolean => {
  const value = name === 'bmi' ? inputs.bmi : (inputs[name]?.value ?? null);
  return value !== null && clampToLimits(name, value) !== value;
};

export type ChangedValues = { readonly [Name in UncertainName]?: number } & { readonly smoking?: 0 };

/** Only heart failure uses the BMI, and it is not shown when the BMI is unknown. */
const unusedBmi = 25;

/** The equations' inputs, with some values changed. `inputs` are clamped; a changed value may lie beyond the limits. */
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
