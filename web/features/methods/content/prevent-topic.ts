import * as words from '#feature-words/methods/equations.ts';
import * as labels from '#feature-words/methods/labels.ts';
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
const yes = words.yesOrNo;

const single = {
  age: [words.age, line('age', scale.age)],
  nonHdl: [words.nonHdl, words.nonHdlTerm(mmolPerLiterPerMgPerDl, scale.nonHdl.minus)],
  hdl: [words.hdl, line(`HDL × ${mmolPerLiterPerMgPerDl}`, scale.hdl)],
  sbpLt110: [words.sbpBelow(sbp.splitAt), line(words.sbpBelowTerm(sbp.splitAt), sbp.below)],
  sbpGte110: [words.sbpFrom(sbp.splitAt), line(words.sbpFromTerm(sbp.splitAt), sbp.above)],
  diabetes: [words.diabetes, yes],
  smoking: [words.smoking, yes],
  bmiLt30: [words.bmiBelow(bmi.splitAt), line(words.bmiBelowTerm(bmi.splitAt), bmi.below)],
  bmiGte30: [words.bmiFrom(bmi.splitAt), line(words.bmiFromTerm(bmi.splitAt), bmi.above)],
  egfrLt60: [words.egfrBelow(egfr.splitAt), line(words.egfrBelowTerm(egfr.splitAt), egfr.below)],
  egfrGte60: [words.egfrFrom(egfr.splitAt), line(words.egfrFromTerm(egfr.splitAt), egfr.above)],
  bpTx: [words.pressureMedicine, yes],
  statin: [words.statin, yes],
  hba1cDm: [words.a1cWithDiabetes, words.a1cWithDiabetesTerm(scale.hba1c.minus)],
  hba1cNoDm: [words.a1cWithoutDiabetes, words.a1cWithoutDiabetesTerm(scale.hba1c.minus)],
  missingHba1c: [words.a1cMissing, words.a1cMissingTerm],
  constant: [words.constant, '1'],
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
  total_cvd: words.anyEvent,
  ascvd: words.ascvd,
  heart_failure: words.heartFailure,
};
const modelTitles: Readonly<Record<PreventModel, string>> = { base: words.baseModel, hba1c: words.a1cModel };

const coefficientFold = (model: PreventModel, horizon: HorizonYears) => ({
  title: words.coefficients(modelTitles[model], horizon),
  tables: Object.entries(columnOf).map(
    ([outcome, { female, male }]): NumberTable => ({
      caption: words.outcomeIn(outcomeTitles[outcome as Outcome], horizon),
      columns: [labels.term, labels.women, labels.men],
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
  title: words.title,
  paragraphs: [words.howToUse, words.abbreviations],
  formula: [words.sumFormula, words.riskFormula],
  folds: [
    fold(
      words.termsTable,
      [labels.term, words.formulaColumn],
      Object.values(single).map(([label, formula]) => [label, formula]),
    ),
    coefficientFold('base', '10'),
    coefficientFold('base', '30'),
    coefficientFold('hba1c', '10'),
    coefficientFold('hba1c', '30'),
  ],
  sources: cite(preventSources),
});
