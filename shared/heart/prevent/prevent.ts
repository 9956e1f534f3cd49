import type { Sex } from '#shared/person/person.ts';
import { columnOf, type HorizonYears, type Outcome, preventCoefficients } from './prevent-coefficients.ts';

/** Cholesterol in mg/dL, pressure in mmHg, eGFR in mL/min/1.73 m2 (CKD-EPI 2021), BMI in kg/m2, HbA1c in percent. */
export type PreventInputs = {
  readonly sex: Sex;
  readonly age: number;
  readonly totalChol: number;
  readonly hdl: number;
  readonly sbp: number;
  readonly egfr: number;
  /** Used by heart failure alone. */
  readonly bmi: number;
  readonly diabetes: 0 | 1;
  readonly smoking: 0 | 1;
  readonly bpTx: 0 | 1;
  readonly statin: 0 | 1;
  /** With a value, the HbA1c model is used; without one, the base model, never the HbA1c model with a missing value. */
  readonly hba1c?: number;
};

/**
 * The AHA PREVENT risk (Khan 2023) of a first event within the horizon, 0-1. The outcomes are separate models: ASCVD and
 * heart failure may add up to more than total CVD, and their sum means nothing.
 */
export const preventRisk = (inputs: PreventInputs, outcome: Outcome, horizon: HorizonYears): number =>
  fromLogit(preventLogit(inputs, outcome, horizon));

export const fromLogit = (x: number): number => 1 / (1 + Math.exp(-x));

/** The logit of the risk: the sum of coefficient times term. */
export const preventLogit = (inputs: PreventInputs, outcome: Outcome, horizon: HorizonYears): number => {
  const table = preventCoefficients[inputs.hba1c === undefined ? 'base' : 'hba1c'][horizon];
  const column = columnOf[outcome][inputs.sex];
  const terms: Readonly<Record<string, number>> = termsOf(inputs);
  let sum = 0;
  for (const term in terms) sum += (table[term]?.[column] ?? 0) * (terms[term] ?? 0);
  return sum;
};

export type TermName = keyof ReturnType<typeof termsOf>;

export const termsOf = (p: PreventInputs) => {
  const { mmolPerLiterPerMgPerDl } = preventTerms;
  const age = (p.age - preventTerms.age.minus) / preventTerms.age.per;
  const nonHdl = (p.totalChol - p.hdl) * mmolPerLiterPerMgPerDl - preventTerms.nonHdl.minus;
  const hdl = (p.hdl * mmolPerLiterPerMgPerDl - preventTerms.hdl.minus) / preventTerms.hdl.per;
  const sbpGte110 = partAbove(p.sbp, preventTerms.sbp);
  const bmiGte30 = partAbove(p.bmi, preventTerms.bmi);
  const egfrLt60 = partBelow(p.egfr, preventTerms.egfr);
  const hba1c = p.hba1c === undefined ? 0 : p.hba1c - preventTerms.hba1c.minus;
  return {
    age,
    ageSq: age ** 2,
    nonHdl,
    hdl,
    sbpLt110: partBelow(p.sbp, preventTerms.sbp),
    sbpGte110,
    diabetes: p.diabetes,
    smoking: p.smoking,
    bmiLt30: partBelow(p.bmi, preventTerms.bmi),
    bmiGte30,
    egfrLt60,
    egfrGte60: partAbove(p.egfr, preventTerms.egfr),
    bpTx: p.bpTx,
    statin: p.statin,
    bpTx_sbpGte110: p.bpTx * sbpGte110,
    statin_nonHdl: p.statin * nonHdl,
    age_nonHdl: age * nonHdl,
    age_hdl: age * hdl,
    age_sbpGte110: age * sbpGte110,
    age_diabetes: age * p.diabetes,
    age_smoking: age * p.smoking,
    age_bmiGte30: age * bmiGte30,
    age_egfrLt60: age * egfrLt60,
    hba1cDm: p.diabetes === 1 ? hba1c : 0,
    hba1cNoDm: p.diabetes === 1 ? 0 : hba1c,
    missingHba1c: 0,
    constant: 1,
  };
};

type Bent = (typeof preventTerms)['sbp' | 'bmi' | 'egfr'];
const partBelow = (x: number, { splitAt, below }: Bent) => (Math.min(x, splitAt) - below.minus) / below.per;
const partAbove = (x: number, { splitAt, above }: Bent) => (Math.max(x, splitAt) - above.minus) / above.per;

/**
 * How each value enters the PREVENT equations (Khan 2023): (value - minus) / per, each centred as the paper centres it.
 * Blood pressure, BMI and eGFR have one coefficient below `splitAt` and another above it.
 */
export const preventTerms = {
  mmolPerLiterPerMgPerDl: 0.02586,
  /** Years. */
  age: { minus: 55, per: 10 },
  /** mmol/L. */
  nonHdl: { minus: 3.5 },
  hdl: { minus: 1.3, per: 0.3 },
  /** mmHg. */
  sbp: { splitAt: 110, below: { minus: 110, per: 20 }, above: { minus: 130, per: 20 } },
  /** kg/m2. */
  bmi: { splitAt: 30, below: { minus: 25, per: 5 }, above: { minus: 30, per: 5 } },
  /** mL/min/1.73 m2. */
  egfr: { splitAt: 60, below: { minus: 60, per: -15 }, above: { minus: 90, per: -15 } },
  /** Percent. */
  hba1c: { minus: 5.3 },
} as const;
