import * as words from '#feature-words/methods/inputs.ts';
import * as labels from '#feature-words/methods/labels.ts';
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
  a1cBand: words.percent,
  egfrBand: words.mlPerMin,
};

const bandRow = (question: string, answer: string, { mid, low, high }: BandValue) =>
  [answerWords(question, answer), ...[mid, low, high].map(numberText)] as const;

/** Sorts by the order of the options, because the keys of an object may have another order. */
const inQuizOrder = <T extends BandValue>(bands: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(bands).sort(([, a], [, b]) => Number(a.mid) - Number(b.mid));

const bandFolds = (): Fold[] => [
  fold(
    words.bandIn(questionName('bpBand'), 'mmHg'),
    [labels.answer, labels.value, words.lowColumn, words.highColumn, words.lowerNumberColumn],
    inQuizOrder(bpBand).map(([answer, band]) => [...bandRow('bpBand', answer, band), numberText(band.dbp)]),
  ),
  ...Object.entries(bloodBands).map(([question, bands]) =>
    fold(
      words.bandIn(questionName(question), units[question as keyof typeof units]),
      [labels.answer, labels.value, words.lowColumn, words.highColumn],
      inQuizOrder<BandValue>(bands).map(([answer, band]) => bandRow(question, answer, band)),
    ),
  ),
];

const inputTitles: Readonly<Record<rules.LimitedName, string>> = {
  sbp: words.sbp,
  totalChol: words.totalChol,
  hdl: words.hdl,
  egfr: words.egfr,
  hba1c: words.hba1c,
  bmi: words.bmi,
};

const imputationFold = (name: ImputedName): Fold => ({
  title: words.whenUnknown(inputTitles[name]),
  tables: (['female', 'male'] as const).map((sex) => ({
    caption: sex === 'female' ? words.ofWomen(inputTitles[name]) : words.ofMen(inputTitles[name]),
    columns: [labels.age, words.meanColumn, words.lowPercentileColumn, words.highPercentileColumn, words.peopleColumn],
    rows: imputation[name][sex].map(({ age, mean, p10, p90, n }) => [age, mean, p10, p90, n].map(numberText)),
  })),
});

const limitsFold = (): Fold =>
  fold(
    words.limitsTable,
    [labels.value, labels.from, labels.to],
    Object.entries(rules.preventLimits).map(([name, [from, to]]) => [
      inputTitles[name as rules.LimitedName],
      numberText(from),
      numberText(to),
    ]),
  );

const told = ([value, low, high]: readonly [number, number, number]) => labels.withRange(value, low, high);

export const heartInputTopic = (): Topic => {
  const { mildModerate, severe } = kidneyStages;
  const { triglyceridesPer, unknownTriglycerides: open } = rules.ldlRoute;
  return {
    id: 'heart-inputs',
    title: words.title,
    paragraphs: [words.edges, words.outsideLimits],
    points: [
      words.pressureFrom(rules.typedHalfWidth),
      words.typedFirst,
      words.hdlFrom,
      words.cholesterolFrom({
        divisor: triglyceridesPer,
        mid: open.mid,
        low: open.low,
        high: open.high,
        bandWithout: quoted('triglycerideBand', ['500plus']),
      }),
      words.cholesterolTold(rules.toldHighMargin),
      words.egfrFrom(
        quoted('kidneyDisease', ['mildModerate']),
        told(mildModerate),
        quoted('kidneyDisease', ['severe']),
        told(severe),
      ),
      words.a1cFrom,
      words.diabetesWhen(rules.diabetesFromA1c, quoted('fastingGlucoseBand', [...rules.diabetesGlucose].map(String))),
      words.smokingWhen(quoted('smoking', [...currentSmoking].map(String))),
      words.medicinesWhen(quoted('bpMedication', ['yes']), quoted('statin', ['statin'])),
      words.bmiFor,
    ],
    folds: [...bandFolds(), ...(['sbp', 'hdl', 'totalChol', 'egfr'] as const).map(imputationFold), limitsFold()],
    sources: cite([imputationSource, bandMiddlesSource]),
  };
};
