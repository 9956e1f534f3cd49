import { cite } from '#shared/engine-1/cited.ts';
import {
  a1cBands,
  type Band,
  bloodPressureBands,
  hdlBands,
  ldlBands,
  totalCholesterolBands,
  triglycerideBands,
} from '#shared/engine-1/evidence/bands.ts';
import * as rules from '#shared/engine-1/evidence/heart-input-rules.ts';
import { type ImputedName, imputation, imputationSource } from '#shared/engine-1/evidence/imputation.ts';
import { questionLabel } from '#shared/engine-1/wording/question-labels.ts';
import { answerWords, quoted } from './answer-words.ts';
import { type Fold, fold, numberText, type Topic } from './topic.ts';

const bandTables: readonly (readonly [question: string, unit: string, bands: Readonly<Record<string, Band>>])[] = [
  ['totalCholesterolBand', 'mg/dL', totalCholesterolBands],
  ['hdlBand', 'mg/dL', hdlBands],
  ['ldlBand', 'mg/dL', ldlBands],
  ['triglycerideBand', 'mg/dL', triglycerideBands],
  ['a1cBand', 'percent', a1cBands],
];

const bandRow = (question: string, answer: string, { mid, low, high }: Band) =>
  [answerWords(question, answer), ...[mid, low, high].map(numberText)] as const;

/** In the order of the options, which is not the order of an object's keys. */
const inQuizOrder = <T extends Band>(bands: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(bands).sort(([, a], [, b]) => Number(a.mid) - Number(b.mid));

const bandFolds = (): Fold[] => [
  fold(
    `${questionLabel('bpBand')}, mmHg: what a band stands for`,
    ['Answer', 'Value', 'Low', 'High', 'Lower number'],
    inQuizOrder(bloodPressureBands).map(([answer, band]) => [...bandRow('bpBand', answer, band), numberText(band.dbp)]),
  ),
  ...bandTables.map(([question, unit, bands]) =>
    fold(
      `${questionLabel(question)}, ${unit}: what a band stands for`,
      ['Answer', 'Value', 'Low', 'High'],
      inQuizOrder(bands).map(([answer, band]) => bandRow(question, answer, band)),
    ),
  ),
];

const inputTitles: Readonly<Record<rules.LimitedName, string>> = {
  sbp: 'Upper blood pressure, mmHg',
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

export const heartInputTopic = (): Topic => {
  const { value, low, high } = rules.toldPoorKidneys;
  return {
    id: 'heart-inputs',
    title: 'What goes into the equations',
    paragraphs: [
      'Every input has a value, a low and a high edge. The value makes the score, the edges make the range. Between the ages in a table we read off a straight line; outside them the nearest row counts.',
      'Before use, every value and edge is moved inside the limits of the equations. A result names the values that were moved.',
    ],
    points: [
      `Upper blood pressure: your number, ${rules.typedHalfWidth} mmHg less and more as its edges; else the band; else the mean for your age and sex.`,
      'HDL: the band; else the mean for your age and sex.',
      `Total cholesterol: the band; else LDL + triglycerides ÷ ${rules.triglyceridesPerNonHdl} + HDL, value with values, low with lows, high with highs, and HDL always by its value; else the mean for your age and sex. Triglycerides that were not given count as “${answerWords('triglycerideBand', 'unknown')}”; with ${quoted('triglycerideBand', ['500plus'])} this way is not taken.`,
      `Told that the cholesterol is high, and no numbers: the 90th percentile as the value, the mean as low, the 90th percentile plus ${rules.toldHighMargin} as high.`,
      `eGFR: ${value}, edges ${low} and ${high}, when you were told of kidney disease; else the mean for your age and sex.`,
      'A1c: the band; else none, and the base equations are used.',
      `Diabetes is 1 with type 1 or type 2, with an A1c band whose value is ${rules.diabetesA1cPercent} or more, or with a fasting blood sugar of ${quoted('fastingGlucoseBand', rules.diabetesFastingGlucose)}.`,
      `Smoking is 1 for ${quoted('smoking', rules.currentSmoking)}.`,
      `Pressure medicine is 1 for ${quoted('bpMedication', ['yes'])}, statin is 1 for ${quoted('statin', ['statin'])}.`,
      'BMI counts for heart failure alone. Without height or weight there is no heart failure figure.',
    ],
    folds: [...bandFolds(), ...(['sbp', 'hdl', 'totalChol', 'egfr'] as const).map(imputationFold), limitsFold()],
    sources: cite([imputationSource]),
  };
};
