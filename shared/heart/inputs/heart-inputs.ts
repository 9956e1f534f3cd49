import {
  diabetesFromA1c,
  diabetesGlucose,
  preventLimits,
  toldHighMargin,
  typedHalfWidth,
} from '#shared/heart/evidence/heart-inputs.ts';
import { type ImputationRow, type ImputedName, imputation } from '#shared/heart/evidence/imputation.ts';
import { heartQuestions, type ToldKidneys } from '#shared/heart/evidence/questions.ts';
import { bandValues } from '#shared/person/band-values.ts';
import type { HeartAnswers, Person, Sex } from '#shared/person/person.ts';
import { smokesNow } from '#shared/person/person.ts';
import { interpolate } from '#shared/scoring/curves.ts';
import { clamp } from '#shared/scoring/rounding.ts';
import { type Labs, nonHdlFromLdl } from './labs.ts';

/** Told, or by a blood test; an A1c is never made from a fasting glucose (METHODS 4.2). */
export const hasDiabetes = ({ diabetesStatus, fastingGlucoseBand }: HeartAnswers, { a1c }: Labs): boolean =>
  diabetesStatus === 'type1' ||
  diabetesStatus === 'type2' ||
  (a1c !== null && a1c.value >= diabetesFromA1c) ||
  (fastingGlucoseBand !== undefined && diabetesGlucose.has(fastingGlucoseBand));

/** Between the usual sugar and diabetes: by the A1c, and only without one by the fasting sugar. */
export const hasPrediabetes = (heart: HeartAnswers, labs: Labs): boolean => {
  const { a1cBand, fastingGlucoseBand } = heart;
  if (hasDiabetes(heart, labs)) return false;
  const isA1cKnown = a1cBand !== undefined && a1cBand !== 'unknown';
  return isA1cKnown ? a1cBand === '5_7to6_4' : fastingGlucoseBand === '100to125';
};

export type InputSource = 'typed' | 'exact' | 'band' | 'ldlRoute' | 'told' | 'imputed';

/** A value with the edges that it could reasonably have, and where it came from. */
export type HeartInput = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly source: InputSource;
};

/** What the equations need of one person, as a person of this sex, before any value is moved inside the limits. */
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
    egfr: labs.egfr ?? told(heart) ?? imputed('egfr', sex, age),
    hba1c: labs.a1c,
    bmi: person.bmi,
    diabetes: flag(hasDiabetes(heart, labs)),
    smoking: flag(smokesNow(longevity)),
    bpTx: flag(heart.bpMedication === 'yes'),
    statin: flag(heart.statin === 'statin'),
  };
};

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** Null when unknown, also when the two numbers were mistyped. */
const pressureOf = ({ sbp, heart: { bpBand } }: Person): HeartInput | null => {
  if (sbp === null) return null;
  if (bpBand === undefined)
    return { value: sbp, low: sbp - typedHalfWidth, high: sbp + typedHalfWidth, source: 'typed' };
  const { mid, low, high } = bandValues.bpBand[bpBand];
  return { value: mid, low, high, source: 'band' };
};

/** A very low or high HDL does not move non-HDL: the HDL that is added stays inside the limits (METHODS 10.2). */
const byLdlRoute = (labs: Labs, hdl: number): HeartInput | null => {
  const nonHdl = nonHdlFromLdl(labs);
  return nonHdl && aboveHdl(nonHdl, hdl);
};

export const aboveHdl = (nonHdl: Omit<HeartInput, 'source'>, hdl: number): HeartInput => {
  const added = insideHdlLimits(hdl);
  return {
    value: nonHdl.value + added,
    low: nonHdl.low + added,
    high: nonHdl.high + added,
    source: 'ldlRoute',
  };
};

export const insideHdlLimits = (hdl: number): number => clamp(hdl, preventLimits.hdl[0], preventLimits.hdl[1]);

const kidneyStages: Readonly<Record<NonNullable<HeartAnswers['kidneyDisease']>, ToldKidneys | null>> =
  heartQuestions.kidneyDisease.options;

const told = ({ kidneyDisease }: HeartAnswers): HeartInput | null => {
  const stage = kidneyDisease === undefined ? null : kidneyStages[kidneyDisease];
  if (stage === null) return null;
  const [value, low, high] = stage.egfr;
  return { value, low, high, source: 'told' };
};

/** Someone who was told that the cholesterol is high stands at the 90th percentile. */
const averageCholesterol = ({ toldHighCholesterol }: HeartAnswers, sex: Sex, age: number): HeartInput => {
  const average = imputed('totalChol', sex, age);
  if (toldHighCholesterol !== 'yes') return average;
  return { value: average.high, low: average.value, high: average.high + toldHighMargin, source: 'imputed' };
};

const imputed = (name: ImputedName, sex: Sex, age: number): HeartInput => {
  const rows = imputation[name][sex];
  return {
    value: interpolate(rows, age, ageOf, meanOf),
    low: interpolate(rows, age, ageOf, p10Of),
    high: interpolate(rows, age, ageOf, p90Of),
    source: 'imputed',
  };
};

const ageOf = (row: ImputationRow) => row.age;
const meanOf = (row: ImputationRow) => row.mean;
const p10Of = (row: ImputationRow) => row.p10;
const p90Of = (row: ImputationRow) => row.p90;
