import * as rules from '#shared/heart/evidence/heart-inputs.ts';
import { type ImputedName, imputation, imputationSource } from '#shared/heart/evidence/imputation.ts';
import { bandMiddlesSource } from '#shared/heart/evidence/my-numbers.ts';
import { kidneyStages } from '#shared/heart/evidence/questions.ts';
import { type BandValue, bandValues } from '#shared/person/band-values.ts';
import { currentSmoking } from '#shared/person/person.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite } from './bibliography.ts';
import { answerWords, quoted } from './quoted-answers.ts';
import { type Fold, fold, numberText, type Topic } from './topic.ts';

const { bpBand, ...bloodBands } = bandValues;

const units: Readonly<Record<keyof typeof bloodBands, string>> = {
  totalCholesterolBand: 'mg/dL',
  hdlBand: 'mg/dL',
  ldlBand: 'mg/dL',
  triglycerideBand: 'mg/dL',
  a1cBand: 'percent',
  egfrBand: 'mL/min/1.73 m²',
};

const bandRow = (question: string, answer: string, { mid, low, high }: BandValue) =>
  [answerWords(question, answer), ...[mid, low, high].map(numberText)] as const;

/** Sorts by the order of the options, because the keys of an object may have another order. */
const inQuizOrder = <T extends BandValue>(bands: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(bands).sort(([, a], [, b]) => Number(a.mid) - Number(b.mid));

const bandFolds = (): Fold[] => [
  fold(
    `${questionName('bpBand')}, mmHg: what a band stands for`,
    ['Answer', 'Value', 'Low', 'High', 'Lower number'],
    inQuizOrder(bpBand).map(([answer, band]) => [...bandRow('bpBand', answer, band), numberText(band.dbp)]),
  ),
  ...Object.entries(bloodBands).map(([question, bands]) =>
    fold(
      `${questionName(question)}, ${units[question as keyof typeof units]}: what a band stands for`,
      ['Answer', 'Value', 'Low', 'High'],
      inQuizOrder<BandValue>(bands).map(([answer, band]) => bandRow(question, answer, band)),
    ),
  ),
];

const inputTitles: Readonly<Record<rules.LimitedName, string>> = {
  sbp: 'Blood pressure, top number, mmHg',
  totalChol: 'Total cholesterol, mg/dL',
  hdl: 'HDL cholesterol, mg/dL',
  egfr: 'eGFR, mL/min/1.73 m²',
  hba1c: 'A1c, percent',
  bmi: 'BMI, kg/m²',
};

const imputationFold = (name: ImputedName): Fold => ({
  title: `${inputTitles[name]}: when it is not known`,
  tables: (['female', 'male'] as const).map((sex) => ({
    caption: `${inputTitles[name]}, ${sex === 'female' ? 'women' : 'men'}`,
    columns: ['Age', 'Value (mean)', 'Low (10th percentile)', 'High (90th percentile)', 'People measured'],
    rows: imputation[name][sex].map(({ age, mean, p10, p90, n }) => [age, mean, p10, p90, n].map(numberText)),
  })),
});

const limitsFold = (): Fold =>
  fold(
    'Limits of the equations',
    ['Value', 'From', 'To'],
    Object.entries(rules.preventLimits).map(([name, [from, to]]) => [
      inputTitles[name as rules.LimitedName],
      numberText(from),
      numberText(to),
    ]),
  );

const told = ([value, low, high]: readonly [number, number, number]) => `${value} (${low} to ${high})`;

export const heartInputTopic = (): Topic => {
  const { mildModerate, severe } = kidneyStages;
  const { triglyceridesPer, unknownTriglycerides: open } = rules.ldlRoute;
  return {
    id: 'heart-inputs',
    title: 'What goes into the equations',
    paragraphs: [
      'Every input has a value, a low and a high edge. The value makes the score, the edges make the range. Between the ages in a table we read off a straight line; outside them the nearest row counts.',
      'A value outside the limits of the equations moves to the limit. Its edges keep their distance from it. A result names the values that were moved, and says “at least” where the truth is higher.',
    ],
    points: [
      `Blood pressure, top number: your own, ${rules.typedHalfWidth} mmHg less and more as its edges; else the band; else the mean for your age and sex.`,
      'A number of a blood test that you typed comes before its band.',
      'HDL: the band; else the mean for your age and sex.',
      `Total cholesterol: the band; else LDL + triglycerides ÷ ${triglyceridesPer} + HDL; else the mean for your age and sex. Triglycerides that were not given count as ${open.mid} (${open.low} to ${open.high}); with ${quoted('triglycerideBand', ['500plus'])} this way is not taken.`,
      `Told that the cholesterol is high, and no numbers: the 90th percentile as the value, the mean as low, the 90th percentile plus ${rules.toldHighMargin} as high.`,
      `eGFR: the band; else, by the kidney disease you were told of, ${quoted('kidneyDisease', ['mildModerate'])} ${told(mildModerate)}, ${quoted('kidneyDisease', ['severe'])} ${told(severe)}; else the mean for your age and sex.`,
      'A1c: the band; else none, and the base equations are used.',
      `Diabetes is 1 with type 1 or type 2, with an A1c of ${rules.diabetesFromA1c} or more, or with a fasting blood sugar of ${quoted('fastingGlucoseBand', [...rules.diabetesGlucose].map(String))}.`,
      `Smoking is 1 for ${quoted('smoking', [...currentSmoking].map(String))}.`,
      `Pressure medicine is 1 for ${quoted('bpMedication', ['yes'])}, statin is 1 for ${quoted('statin', ['statin'])}.`,
      'BMI counts for heart failure alone. Without height or weight there is no heart failure figure.',
    ],
    folds: [...bandFolds(), ...(['sbp', 'hdl', 'totalChol', 'egfr'] as const).map(imputationFold), limitsFold()],
    sources: cite([imputationSource, bandMiddlesSource]),
  };
};
