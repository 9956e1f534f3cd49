import { cite } from '#shared/engine-1/cited.ts';
import { cardiacRowRules as rows, symptomQuestions } from '#shared/engine-1/evidence/cardiac-model.ts';
import { diabetesA1cPercent } from '#shared/engine-1/evidence/heart-input-rules.ts';
import * as tables from '#shared/engine-1/evidence/lifes-essential-8.ts';
import { optionScores } from '#shared/engine-1/evidence/option-scores.ts';
import { notSymptomFlags, redFlagRules } from '#shared/engine-1/evidence/red-flag-rules.ts';
import { componentTitles } from '#shared/engine-1/wording/lifes-essential-8-titles.ts';
import { questionLabel } from '#shared/engine-1/wording/question-labels.ts';
import { answerWords, quoted } from './answer-words.ts';
import { bandTexts, type Fold, fold, numberText, type Topic } from './topic.ts';

type AtLeast = readonly { readonly atLeast: number; readonly points: number }[];
type Below = readonly { readonly below: number; readonly points: number }[];

const atLeastRows = (table: AtLeast) =>
  table.map(({ atLeast, points }) => [`${numberText(atLeast)} or more`, numberText(points)]);
const belowRows = (table: Below) => {
  const texts = bandTexts(table.map(({ below }) => below));
  return table.map(({ points }, at) => [texts[at] ?? '', numberText(points)]);
};
const optionRows = (question: string, points: Readonly<Record<string, number>>) =>
  Object.entries(points).map(([value, x]) => [answerWords(question, value), numberText(x)]);

const pressureRows = () =>
  tables.bloodPressureTable.map(({ sbpBelow, dbpBelow, points }) => [
    sbpBelow === Infinity ? 'everything else' : `upper below ${sbpBelow} and lower below ${dbpBelow}`,
    numberText(points),
  ]);

const dietFold = (): Fold => ({
  title: `${componentTitles.diet}: points`,
  tables: [
    ...Object.entries(tables.dietPoints).map(([question, points]) => ({
      caption: questionLabel(question),
      columns: ['Answer', 'Adds'],
      rows: optionRows(question, points),
    })),
    { caption: 'Sum of the four', columns: ['Sum', 'Points'], rows: atLeastRows(tables.dietTable) },
  ],
});

const weightFold = (): Fold => ({
  title: `${componentTitles.bmi}: points`,
  tables: [
    { caption: 'By BMI', columns: ['BMI', 'Points'], rows: belowRows(tables.bmiTable) },
    {
      caption: `By BMI, background ${quoted('ethnicity', tables.asianBackgrounds)}`,
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
    [`no diabetes, A1c ${normalA1cBelow} to below ${diabetesA1cPercent}`, numberText(raised)],
    [`no A1c, fasting blood sugar ${quoted('fastingGlucoseBand', ['under100'])}`, numberText(normal)],
    [`no A1c, fasting blood sugar ${quoted('fastingGlucoseBand', ['100to125'])}`, numberText(raised)],
    ['neither known, told of high blood sugar or of prediabetes', numberText(raised)],
  ];
};

const lifesEssential8 = (): Topic => ({
  id: 'essential-points',
  title: 'The eight parts',
  paragraphs: [
    `Each part has 0 to 100 points; bands count by their value. ${tables.deduction} points are taken off, not below 0, for blood pressure under treatment, cholesterol under treatment, smoke at home, and sleep apnea that is untreated or treated only on some nights.`,
    `The mean of the parts is shown when at least ${tables.minComponents} of the ${tables.componentIds.length} are known, rounded to a whole number.`,
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
  sources: cite(tables.lifesEssential8Sources),
});

const flagLabels = () =>
  redFlagRules.filter(({ code }) => notSymptomFlags.includes(code)).map(({ label }) => `“${label}”`);

const resultRows = (): Topic => ({
  id: 'heart-rows',
  title: 'The rows of the heart result',
  paragraphs: [
    'Blood pressure, eating and sleep are the points of that part above. Cholesterol and sugar, nicotine and weight, and mind and support are the mean of their two parts, or the one that is known.',
  ],
  points: [
    `Symptoms: the lowest of ${symptomQuestions.map((id) => questionLabel(id).toLowerCase()).join(', ')}; 0 with an emergency sign, at most ${rows.symptomsAtMostWhenUrgent} with an urgent one. These signs do not count here: ${flagLabels().join(', ')}. Below ${rows.symptomsGetCheckedBelow} the row says “Get checked”.`,
    `Fitness: ${rows.fitness.activityShare} × activity + ${rows.fitness.comparedShare} × fitness for your age, or activity alone.`,
    `Family and surroundings: ${rows.family.from} less ${rows.family.perEnhancer} for each reason for a higher risk, not below ${rows.family.notBelow}.`,
  ],
  folds: [
    {
      title: 'Scores of single answers',
      tables: Object.entries(optionScores).map(([question, scores]) => ({
        caption: questionLabel(question),
        columns: ['Answer', 'Score'],
        rows: optionRows(question, scores),
      })),
    },
  ],
  sources: [],
});

export const essentialTopics = (): Topic[] => [lifesEssential8(), resultRows()];
