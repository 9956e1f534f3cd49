import * as words from '#feature-words/methods/essentials.ts';
import * as labels from '#feature-words/methods/labels.ts';
import * as ofRows from '#feature-words/methods/row-rules.ts';
import { type CategoryId, categoryRows, rowRules as rows } from '#shared/heart/evidence/categories.ts';
import { diabetesFromA1c } from '#shared/heart/evidence/heart-inputs.ts';
import * as tables from '#shared/heart/evidence/lifes-essential-8.ts';
import { answerScores, dietPoints } from '#shared/heart/evidence/questions.ts';
import { labelOf, notSymptomFlags } from '#shared/safety/red-flags.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite } from './bibliography.ts';
import { answerWords, quoted } from './quoted-answers.ts';
import { rowRule } from './rule-codes.ts';
import { bandTexts, type Fold, fold, numberText, type Topic } from './topic.ts';

const componentTitles: Readonly<Record<tables.ComponentId, string>> = {
  diet: words.eating,
  activity: words.activity,
  nicotine: words.nicotine,
  sleep: words.sleep,
  bmi: words.weight,
  lipids: words.cholesterol,
  glucose: words.bloodSugar,
  bloodPressure: words.bloodPressure,
};

const atLeastRows = (table: tables.AtLeast) =>
  table.map(({ atLeast, points }) => [labels.orMore(numberText(atLeast)), numberText(points)]);
export const belowRows = (table: tables.Below) => {
  const texts = bandTexts(table.map(({ below }) => below));
  return table.map(({ points }, at) => [texts[at] ?? '', numberText(points)]);
};
const optionRows = (question: string, points: Readonly<Record<string, number | null>>) =>
  Object.entries(points).flatMap(([value, x]) => (x === null ? [] : [[answerWords(question, value), numberText(x)]]));

const pressureRows = () =>
  tables.bloodPressureTable.map(({ sbpBelow, dbpBelow, points }) => [
    sbpBelow === Infinity ? words.everythingElse : words.pressureBelow(sbpBelow, dbpBelow),
    numberText(points),
  ]);

const dietFold = (): Fold => ({
  title: words.pointsOf(componentTitles.diet),
  tables: [
    ...Object.entries(dietPoints).map(([question, numbers]) => ({
      caption: questionName(question),
      columns: [labels.answer, words.addsColumn],
      rows: optionRows(question, numbers),
    })),
    { caption: words.dietSum, columns: [words.sumColumn, labels.points], rows: atLeastRows(tables.dietTable) },
  ],
});

const weightFold = (): Fold => ({
  title: words.pointsOf(componentTitles.bmi),
  tables: [
    { caption: words.byBmi, columns: [labels.bmi, labels.points], rows: belowRows(tables.bmiTable) },
    {
      caption: words.byBmiOfBackground(quoted('ethnicity', [...tables.asianBackgrounds].map(String))),
      columns: [labels.bmi, labels.points],
      rows: belowRows(tables.bmiTableAsian),
    },
  ],
});

const glucoseRows = () => {
  const { normal, raised, diabetesA1cUnknown, normalA1cBelow } = tables.glucosePoints;
  return [
    ...belowRows(tables.diabetesA1cTable).map(([a1c = '', points = '']) => [words.diabetesA1c(a1c), points]),
    [words.diabetesNoA1c, numberText(diabetesA1cUnknown)],
    [words.noDiabetesA1cBelow(normalA1cBelow), numberText(normal)],
    [words.noDiabetesA1cBetween(normalA1cBelow, diabetesFromA1c), numberText(raised)],
    [words.noA1cSugar(quoted('fastingGlucoseBand', ['under100'])), numberText(normal)],
    [words.noA1cSugar(quoted('fastingGlucoseBand', ['100to125'])), numberText(raised)],
    [words.toldOfHighSugar, numberText(raised)],
  ];
};

const lifesEssential8 = (): Topic => ({
  id: 'essential-points',
  title: words.partsTitle,
  paragraphs: [
    words.partsPoints(tables.deduction),
    words.partsMean(tables.minComponents, tables.componentIds.length),
    words.partsWeight(tables.bmiForClinicianBelow, tables.frailBmi.points, tables.frailBmi.from, tables.frailBmi.below),
    words.partsActivity,
  ],
  folds: [
    dietFold(),
    fold(
      words.pointsOf(componentTitles.activity),
      [words.minutesColumn, labels.points],
      atLeastRows(tables.activityTable),
    ),
    fold(
      words.pointsOf(componentTitles.nicotine),
      [labels.answer, labels.points],
      optionRows('smoking', tables.nicotinePoints),
    ),
    fold(words.pointsOf(componentTitles.sleep), [words.hoursColumn, labels.points], belowRows(tables.sleepTable)),
    weightFold(),
    fold(words.pointsOf(componentTitles.lipids), [words.nonHdlColumn, labels.points], belowRows(tables.nonHdlTable)),
    fold(words.pointsOf(componentTitles.glucose), [words.knownColumn, labels.points], glucoseRows()),
    fold(words.pointsOf(componentTitles.bloodPressure), [words.pressureColumn, labels.points], pressureRows()),
  ],
  sources: cite(tables.le8Sources),
});

const scoredBy: Readonly<Record<CategoryId, string>> = ofRows;

const flagLabels = () => [...notSymptomFlags].map((code) => `“${labelOf(code)}”`);

const resultRows = (): Topic => ({
  id: 'heart-rows',
  title: words.rowsTitle,
  paragraphs: [words.rowsSigns(flagLabels().join(', '), rows.getCheckedBelow)],
  folds: [
    fold(
      words.rowsTable,
      [words.rowColumn, labels.score],
      categoryRows.map(({ id, title }) => [title, rowRule(scoredBy[id])]),
    ),
    {
      title: words.answerScores,
      tables: Object.entries(answerScores).map(([question, numbers]) => ({
        caption: questionName(question),
        columns: [labels.answer, labels.score],
        rows: optionRows(question, numbers),
      })),
    },
  ],
  sources: [],
});

export const essentialTopics = (): Topic[] => [lifesEssential8(), resultRows()];
