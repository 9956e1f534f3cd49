import { preventTerms as scale, type TermName } from '#shared/heart/prevent/prevent.ts';
import {
  columnOf,
  type HorizonYears,
  type Outcome,
  type PreventModel,
  preventCoefficients,
  preventSources,
} from '#shared/heart/prevent/prevent-coefficients.ts';
import { cite } from './bibliography.ts';
import { fold, type NumberTable, numberText, type Topic } from './topic.ts';

const { sbp, bmi, egfr, mmolPerLiterPerMgPerDl } = scale;
type Line = { readonly minus: number; readonly per: number };

const line = (inner: string, { minus, per }: Line): string => `(${inner} − ${minus}) ÷ ${numberText(per)}`;
const yes = '1 if yes, 0 if no';

const single = {
  age: ['Age', line('age', scale.age)],
  nonHdl: ['Non-HDL', `(TC − HDL) × ${mmolPerLiterPerMgPerDl} − ${scale.nonHdl.minus}`],
  hdl: ['HDL', line(`HDL × ${mmolPerLiterPerMgPerDl}`, scale.hdl)],
  sbpLt110: [`SBP below ${sbp.splitAt}`, line(`min(SBP, ${sbp.splitAt})`, sbp.below)],
  sbpGte110: [`SBP from ${sbp.splitAt}`, line(`max(SBP, ${sbp.splitAt})`, sbp.above)],
  diabetes: ['Diabetes', yes],
  smoking: ['Smoking', yes],
  bmiLt30: [`BMI below ${bmi.splitAt}`, line(`min(BMI, ${bmi.splitAt})`, bmi.below)],
  bmiGte30: [`BMI from ${bmi.splitAt}`, line(`max(BMI, ${bmi.splitAt})`, bmi.above)],
  egfrLt60: [`eGFR below ${egfr.splitAt}`, line(`min(eGFR, ${egfr.splitAt})`, egfr.below)],
  egfrGte60: [`eGFR from ${egfr.splitAt}`, line(`max(eGFR, ${egfr.splitAt})`, egfr.above)],
  bpTx: ['Pressure medicine', yes],
  statin: ['Statin', yes],
  hba1cDm: ['A1c, diabetes', `A1c − ${scale.hba1c.minus} with diabetes, 0 without`],
  hba1cNoDm: ['A1c, no diabetes', `A1c − ${scale.hba1c.minus} without diabetes, 0 with`],
  missingHba1c: ['A1c missing', '0: without an A1c we use the base equations'],
  constant: ['Constant', '1'],
} as const satisfies Partial<Record<TermName, readonly [label: string, formula: string]>>;

const product = (...[a, b]: [keyof typeof single, keyof typeof single]) => `${single[a][0]} × ${single[b][0]}`;

/** The row names in every table about the equations. */
export const termLabels: Readonly<Record<TermName, string>> = {
  ...(Object.fromEntries(Object.entries(single).map(([id, [label]]) => [id, label])) as Record<
    keyof typeof single,
    string
  >),
  ageSq: product('age', 'age'),
  bpTx_sbpGte110: product('bpTx', 'sbpGte110'),
  statin_nonHdl: product('statin', 'nonHdl'),
  age_nonHdl: product('age', 'nonHdl'),
  age_hdl: product('age', 'hdl'),
  age_sbpGte110: product('age', 'sbpGte110'),
  age_diabetes: product('age', 'diabetes'),
  age_smoking: product('age', 'smoking'),
  age_bmiGte30: product('age', 'bmiGte30'),
  age_egfrLt60: product('age', 'egfrLt60'),
};

export const outcomeTitles: Readonly<Record<Outcome, string>> = {
  total_cvd: 'Total: any event',
  ascvd: 'Heart attack and stroke (ASCVD)',
  heart_failure: 'Heart failure',
};
const modelTitles: Readonly<Record<PreventModel, string>> = { base: 'Base equations', hba1c: 'Equations with A1c' };

const coefficientFold = (model: PreventModel, horizon: HorizonYears) => ({
  title: `${modelTitles[model]}, ${horizon} years: coefficients`,
  tables: Object.entries(columnOf).map(
    ([outcome, { female, male }]): NumberTable => ({
      caption: `${outcomeTitles[outcome as Outcome]}, ${horizon} years`,
      columns: ['Term', 'Women', 'Men'],
      rows: Object.entries(preventCoefficients[model][horizon]).map(([term, coefficients]) => [
        termLabels[term as TermName],
        numberText(coefficients[female]),
        numberText(coefficients[male]),
      ]),
    }),
  ),
});

export const preventTopic = (): Topic => ({
  id: 'equations',
  title: 'The PREVENT equations',
  paragraphs: [
    'Multiply each term by its coefficient, add up, and turn the sum x into a risk. A term with × in its name is the product of the two terms that it names. A coefficient of 0 means that the term is not part of that equation.',
    'TC is total cholesterol and HDL is HDL cholesterol, in mg/dL; SBP is the top number of the blood pressure in mmHg; eGFR is kidney function in mL/min/1.73 m²; BMI is in kg/m²; A1c is in percent; age is in completed years. Min is the smaller, max the larger of two numbers.',
  ],
  formula: ['x = sum of coefficient × term', 'risk = 1 ÷ (1 + exp(−x))'],
  folds: [
    fold(
      'Terms',
      ['Term', 'Formula'],
      Object.values(single).map(([label, formula]) => [label, formula]),
    ),
    coefficientFold('base', '10'),
    coefficientFold('base', '30'),
    coefficientFold('hba1c', '10'),
    coefficientFold('hba1c', '30'),
  ],
  sources: cite(preventSources),
});
