import * as words from '#feature-words/methods/equations.ts';
import * as labels from '#feature-words/methods/labels.ts';
import {
  type PreventInputs,
  preventLogit,
  preventRisk,
  type TermName,
  termsOf,
} from '#shared/heart/prevent/prevent.ts';
import {
  columnOf,
  type HorizonYears,
  type Outcome,
  preventCoefficients,
} from '#shared/heart/prevent/prevent-coefficients.ts';
import { cite } from './bibliography.ts';
import { outcomeTitles, termLabels } from './prevent-topic.ts';
import { fold, numberText, rounded, sumText, type Topic } from './topic.ts';

/** The person of the paper's own example (Khan 2023, supplement, table S25). */
const paperWoman: PreventInputs = {
  sex: 'female',
  age: 50,
  totalChol: 200,
  hdl: 45,
  sbp: 160,
  egfr: 90,
  bmi: 35,
  diabetes: 1,
  smoking: 0,
  bpTx: 1,
  statin: 0,
};

/** Leaves out terms that are 0, because they add nothing. */
const steps = () => {
  const terms = termsOf(paperWoman);
  return Object.entries(preventCoefficients.base['10']).flatMap(([name, coefficients]) => {
    const coefficient = coefficients[columnOf.total_cvd.female];
    const value = terms[name as TermName];
    return value * coefficient === 0 ? [] : [{ label: termLabels[name as TermName], value, coefficient }];
  });
};

const percent = (outcome: Outcome, horizon: HorizonYears) =>
  `${rounded(100 * preventRisk(paperWoman, outcome, horizon), 1)}%`;

export const workedHeart = (): Topic => {
  const { age, totalChol, hdl, sbp, egfr, bmi } = paperWoman;
  const x = preventLogit(paperWoman, 'total_cvd', '10');
  return {
    id: 'worked-heart',
    title: words.handTitle,
    paragraphs: [
      words.handWoman({ age, totalChol, hdl, sbp, bmi, egfr, risk: percent('total_cvd', '10') }),
      words.handRounding,
    ],
    formula: [
      `x = ${sumText(steps().map(({ value, coefficient }) => rounded(value * coefficient, 6)))}`,
      `x = ${rounded(x, 6)}`,
      words.handRisk(
        rounded(-x, 6),
        rounded(preventRisk(paperWoman, 'total_cvd', '10'), 6),
        percent('total_cvd', '10'),
      ),
    ],
    folds: [
      fold(
        words.handTable,
        [labels.term, labels.value, words.coefficientColumn, words.productColumn],
        steps().map(({ label, value, coefficient }) => [
          label,
          shortened(value),
          numberText(coefficient),
          rounded(value * coefficient, 6),
        ]),
      ),
      fold(
        words.handRisks,
        [words.outcomeColumn, words.tenYears, words.thirtyYears],
        (Object.keys(outcomeTitles) as Outcome[]).map((outcome) => [
          outcomeTitles[outcome],
          percent(outcome, '10'),
          percent(outcome, '30'),
        ]),
      ),
    ],
    sources: cite(['khan2023']),
  };
};

const shortened = (x: number) => numberText(Number(x.toFixed(6)));
