import { categoryRows, rowRules as rows } from '#shared/heart/evidence/categories.ts';
import { diabetesFromA1c } from '#shared/heart/evidence/heart-inputs.ts';
import * as tables from '#shared/heart/evidence/lifes-essential-8.ts';
import { answerScores, dietPoints } from '#shared/heart/evidence/questions.ts';
import { labelOf, notSymptomFlags } from '#shared/safety/red-flags.ts';
import { questionName } from '#web/answers/question-names.ts';
import { cite } from './bibliography.ts';
import { answerWords, quoted } from './quoted-answers.ts';
import { plainRule } from './rule-codes.ts';
import { bandTexts, type Fold, fold, numberText, type Topic } from './topic.ts';

const componentTitles: Readonly<Record<tables.ComponentId, string>> = {
  diet: 'Eating',
  activity: 'Activity',
  nicotine: 'Nicotine',
  sleep: 'Sleep',
  bmi: 'Weight',
  lipids: 'Cholesterol',
  glucose: 'Blood sugar',
  bloodPressure: 'Blood pressure',
};

const atLeastRows = (table: tables.AtLeast) =>
  table.map(({ atLeast, points }) => [`${numberText(atLeast)} or more`, numberText(points)]);
export const belowRows = (table: tables.Below) => {
  const texts = bandTexts(table.map(({ below }) => below));
  return table.map(({ points }, at) => [texts[at] ?? '', numberText(points)]);
};
const optionRows = (question: string, points: Readonly<Record<string, number | null>>) =>
  Object.entries(points).flatMap(([value, x]) => (x === null ? [] : [[answerWords(question, value), numberText(x)]]));

const pressureRows = () =>
  tables.bloodPressureTable.map(({ sbpBelow, dbpBelow, points }) => [
    sbpBelow === Infinity ? 'everything else' : `top number below ${sbpBelow} and bottom number below ${dbpBelow}`,
    numberText(points),
  ]);

const dietFold = (): Fold => ({
  title: `${componentTitles.diet}: points`,
  tables: [
    ...Object.entries(dietPoints).map(([question, numbers]) => ({
      caption: questionName(question),
      columns: ['Answer', 'Adds'],
      rows: optionRows(question, numbers),
    })),
    { caption: 'Sum of the four', columns: ['Sum', 'Points'], rows: atLeastRows(tables.dietTable) },
  ],
});

const weightFold = (): Fold => ({
  title: `${componentTitles.bmi}: points`,
  tables: [
    { caption: 'By BMI', columns: ['BMI', 'Points'], rows: belowRows(tables.bmiTable) },
    {
      caption: `By BMI, background ${quoted('ethnicity', [...tables.asianBackgrounds].map(String))}`,
      columns: ['BMI', 'Points'],
      rows: belowRows(tables.bmiTableAsian),
    },
  ],
});

const glucoseRows = () => {
  const { normal, raised, diabetesA1cUnknown, normalA1cBelow } = tables.glucosePoints;
  return [
    ...belowRows(tables.diabetesA1cTable).map(([a1c = '', points = '']) => [`diabetes, A1c ${a1c}`, points]),
    ['diabetes, A1c not known', numberText(diabetesA1cUnknown)],
    [`no diabetes, A1c below ${normalA1cBelow}`, numberText(normal)],
    [`no diabetes, A1c ${normalA1cBelow} to below ${diabetesFromA1c}`, numberText(raised)],
    [`no A1c, fasting blood sugar ${quoted('fastingGlucoseBand', ['under100'])}`, numberText(normal)],
    [`no A1c, fasting blood sugar ${quoted('fastingGlucoseBand', ['100to125'])}`, numberText(raised)],
    ['neither known, told of high blood sugar or of prediabetes', numberText(raised)],
  ];
};

const lifesEssential8 = (): Topic => ({
  id: 'essential-points',
  title: 'The eight parts',
  paragraphs: [
    `Each part has 0 to 100 points; bands count by their value. ${tables.deduction} points are taken off, not below 0, for blood pressure under treatment, cholesterol under treatment, smoke at home, and sleep apnea that is not treated at all.`,
    `The mean of the parts is shown when at least ${tables.minComponents} of the ${tables.componentIds.length} are known, rounded to a whole number.`,
    `Below a BMI of ${tables.bmiForClinicianBelow} and in pregnancy weight has no points: a clinician should judge it. A frail person has ${tables.frailBmi.points} from ${tables.frailBmi.from} to below ${tables.frailBmi.below}. With a BMI below 17 there is no mean.`,
    'Activity is the moderate minutes a week plus twice the vigorous ones. Cholesterol is non-HDL from your own blood test: total minus HDL, or LDL + triglycerides ÷ 5. Nicotine, weight and sleep come from the first quiz.',
  ],
  folds: [
    dietFold(),
    fold(`${componentTitles.activity}: points`, ['Minutes a week', 'Points'], atLeastRows(tables.activityTable)),
    fold(`${componentTitles.nicotine}: points`, ['Answer', 'Points'], optionRows('smoking', tables.nicotinePoints)),
    fold(`${componentTitles.sleep}: points`, ['Hours a night', 'Points'], belowRows(tables.sleepTable)),
    weightFold(),
    fold(`${componentTitles.lipids}: points`, ['Non-HDL, mg/dL', 'Points'], belowRows(tables.nonHdlTable)),
    fold(`${componentTitles.glucose}: points`, ['Known', 'Points'], glucoseRows()),
    fold(`${componentTitles.bloodPressure}: points`, ['mmHg, the first that fits', 'Points'], pressureRows()),
  ],
  sources: cite(tables.le8Sources),
});

const flagLabels = () => [...notSymptomFlags].map((code) => `“${labelOf(code)}”`);

const resultRows = (): Topic => ({
  id: 'heart-rows',
  title: 'The rows of the heart result',
  paragraphs: [
    `For the symptoms these signs do not count: ${flagLabels().join(', ')}. Below ${rows.getCheckedBelow} the row says “Get checked”. “Excellent” and “Good” are not said beside a warning.`,
  ],
  folds: [
    fold(
      'How each row is scored',
      ['Row', 'Score'],
      categoryRows.map(({ title, rule }) => [title, plainRule(rule)]),
    ),
    {
      title: 'Scores of single answers',
      tables: Object.entries(answerScores).map(([question, numbers]) => ({
        caption: questionName(question),
        columns: ['Answer', 'Score'],
        rows: optionRows(question, numbers),
      })),
    },
  ],
  sources: [],
});

export const essentialTopics = (): Topic[] => [lifesEssential8(), resultRows()];
