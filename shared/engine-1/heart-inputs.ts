import type { PreventInputs } from '#shared/heart/prevent/prevent.ts';
import { interpolate } from '#shared/scoring/interpolate.ts';
import { clamp } from '#shared/scoring/rounding.ts';
import { optionOf } from './answer-value.ts';
import { type BloodPressure, bloodPressure } from './blood-pressure.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { countsAsDiabetes, knownA1c } from './diabetes.ts';
import { type Band, hdlBands, ldlBands, totalCholesterolBands, triglycerideBands } from './evidence/bands.ts';
import {
  currentSmoking,
  type LimitedName,
  preventLimits,
  toldHighMargin,
  toldPoorKidneys,
  triglyceridesPerNonHdl,
} from './evidence/heart-input-rules.ts';
import { type ImputedName, imputation } from './evidence/imputation.ts';
import type { Sex } from './evidence/types.ts';

export type InputSource = 'typed' | 'band' | 'ldlRoute' | 'told' | 'imputed';
/** A value, the lowest and the highest that it can reasonably be, and its origin. */
export type HeartInput = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly source: InputSource;
};

/** What the equations need of one person, as a person of this sex, before any clamping. */
export type HeartInputs = {
  readonly sex: Sex;
  readonly age: number;
  readonly sbp: HeartInput;
  readonly hdl: HeartInput;
  readonly totalChol: HeartInput;
  readonly egfr: HeartInput;
  readonly hba1c?: HeartInput;
  /** Null when height or weight is not known. */
  readonly bmi: number | null;
  readonly diabetes: 0 | 1;
  readonly smoking: 0 | 1;
  readonly bpTx: 0 | 1;
  readonly statin: 0 | 1;
};

export const smokesNow = ({ smoking }: CleanAnswers): boolean => currentSmoking.includes(optionOf(smoking));

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);
const bandOf = (bands: Readonly<Record<string, Band>>, answer: unknown): Band | undefined =>
  typeof answer === 'string' ? bands[answer] : undefined;
const fromBand = ({ mid, low, high }: Band): HeartInput => ({ value: mid, low, high, source: 'band' });

export const heartInputs = (cardiac: CleanAnswers, longevity: CleanAnswers, sex: Sex, age: number): HeartInputs => {
  const pressure = bloodPressure(cardiac);
  const hdlBand = bandOf(hdlBands, cardiac.hdlBand);
  const hdl = hdlBand ? fromBand(hdlBand) : imputed('hdl', sex, age);
  const a1c = knownA1c(cardiac);
  return {
    sex,
    age,
    sbp: pressure ? fromPressure(pressure) : imputed('sbp', sex, age),
    hdl,
    totalChol: totalCholesterol(cardiac, sex, age, hdl.value),
    egfr: cardiac.kidneyDisease === 'yes' ? { ...toldPoorKidneys, source: 'told' } : imputed('egfr', sex, age),
    ...(a1c ? { hba1c: fromBand(a1c) } : {}),
    bmi: bodyMassIndex(longevity),
    diabetes: flag(countsAsDiabetes(cardiac)),
    smoking: flag(smokesNow(longevity)),
    bpTx: flag(cardiac.bpMedication === 'yes'),
    statin: flag(cardiac.statin === 'statin'),
  };
};

const fromPressure = ({ sbp, low, high, source }: BloodPressure): HeartInput => ({ value: sbp, low, high, source });

const expected = (name: ImputedName, sex: Sex, age: number) => {
  const read = (column: 'mean' | 'p10' | 'p90') =>
    interpolate(
      imputation[name][sex],
      age,
      (row) => row.age,
      (row) => row[column],
    );
  return { mean: read('mean'), p10: read('p10'), p90: read('p90') };
};

const imputed = (name: ImputedName, sex: Sex, age: number): HeartInput => {
  const { mean, p10, p90 } = expected(name, sex, age);
  return { value: mean, low: p10, high: p90, source: 'imputed' };
};

const totalCholesterol = (cardiac: CleanAnswers, sex: Sex, age: number, hdl: number): HeartInput => {
  const band = bandOf(totalCholesterolBands, cardiac.totalCholesterolBand);
  if (band) return fromBand(band);
  const nonHdl = nonHdlFromLdl(cardiac);
  if (nonHdl) return { value: nonHdl.mid + hdl, low: nonHdl.low + hdl, high: nonHdl.high + hdl, source: 'ldlRoute' };
  if (cardiac.toldHighCholesterol !== 'yes') return imputed('totalChol', sex, age);
  const { mean, p90 } = expected('totalChol', sex, age);
  return { value: p90, low: mean, high: p90 + toldHighMargin, source: 'imputed' };
};

/** The formula fails above 400 mg/dL of triglycerides. */
const nonHdlFromLdl = ({ ldlBand, triglycerideBand }: CleanAnswers): Band | undefined => {
  const ldl = bandOf(ldlBands, ldlBand);
  const tg = bandOf(triglycerideBands, triglycerideBand) ?? triglycerideBands.unknown;
  if (!ldl || !tg || triglycerideBand === '500plus') return undefined;
  const sum = (edge: keyof Band) => ldl[edge] + tg[edge] / triglyceridesPerNonHdl;
  return { mid: sum('mid'), low: sum('low'), high: sum('high') };
};

/** Non-HDL cholesterol from the person's own blood test, mg/dL; null when averages would be needed. */
export const measuredNonHdl = (cardiac: CleanAnswers): number | null => {
  const total = bandOf(totalCholesterolBands, cardiac.totalCholesterolBand);
  const hdl = bandOf(hdlBands, cardiac.hdlBand);
  return total && hdl ? total.mid - hdl.mid : (nonHdlFromLdl(cardiac)?.mid ?? null);
};

const limited = (name: LimitedName, value: number): number => {
  const [low, high] = preventLimits[name];
  return clamp(value, low, high);
};

export type HeartValues = { readonly [K in 'sbp' | 'hdl' | 'totalChol' | 'egfr' | 'hba1c' | 'smoking']?: number };

/** The equations' inputs, with some values changed; all are moved inside the limits. A missing BMI is a placeholder. */
export const toPrevent = (inputs: HeartInputs, changed: HeartValues = {}): PreventInputs => {
  const { sex, age, diabetes, bpTx, statin } = inputs;
  const value = (name: 'sbp' | 'hdl' | 'totalChol' | 'egfr') => limited(name, changed[name] ?? inputs[name].value);
  const hba1c = changed.hba1c ?? inputs.hba1c?.value;
  return {
    sex,
    age,
    diabetes,
    bpTx,
    statin,
    smoking: flag((changed.smoking ?? inputs.smoking) === 1),
    sbp: value('sbp'),
    hdl: value('hdl'),
    totalChol: value('totalChol'),
    egfr: value('egfr'),
    bmi: limited('bmi', inputs.bmi ?? 25),
    ...(hba1c === undefined ? {} : { hba1c: limited('hba1c', hba1c) }),
  };
};
