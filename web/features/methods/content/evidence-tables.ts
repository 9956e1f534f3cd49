import { asianBackgrounds, type Below, frailBmi } from '#shared/heart/evidence/lifes-essential-8.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { belowRows } from './essential-topics.ts';
import { answerWords, quoted, unitOf } from './quoted-answers.ts';
import { type IdentifiedEvidence as Evidence, type NumberTable, numberText, rounded } from './topic.ts';

const variableOf = ({ id }: Evidence): string => (id === 'weight' ? 'BMI' : unitOf(id) || 'Answer');

/** The ages at which the average is shown: where the shares or the strength change, otherwise one age without attenuation. */
const agesShown = ({ curve, prevalenceByAge }: Evidence): number[] =>
  curve?.ageGraded?.bands.map(({ age }) => Math.round(age)) ??
  prevalenceByAge?.map(({ age }) => Math.round(age)) ?? [ageModel.ageAttenuation.fullUpToAge];

/** The average person's ln HR in words, by sex and age where these matter. */
export const averages = (evidence: Evidence): string[] => {
  const active = activeQuestions.find(({ id }) => id === evidence.id);
  if (!active) return [];
  return agesShown(evidence).map((age, _, ages) => {
    const [women, men] = [active.female, active.male].map(({ populationAt }) => rounded(populationAt(age).centre, 4));
    const words = women === men ? `${women}` : `${women} for women, ${men} for men`;
    return ages.length === 1 ? words : `${words} at ${age}`;
  });
};

/** The tables beside the table of answers: shares and scores that don't belong to options, and the strength of weight by age. */
export const extraTables = (evidence: Evidence): NumberTable[] => {
  const { id, curve, centering, prevalenceByAge, options = [], scoreTable, scoreTableAsian, scoreCurve } = evidence;
  const column = variableOf(evidence);
  const strength = curve?.ageGraded;
  const asian = quoted('ethnicity', [...asianBackgrounds].map(String));
  return [
    centering && {
      caption: 'Shares of the population',
      columns: [column, 'Share'],
      rows: centering.map(({ x, p }) => [numberText(x), numberText(p)]),
    },
    prevalenceByAge && {
      caption: 'Shares of the population by age, straight between these ages',
      columns: ['Answer', ...prevalenceByAge.map(({ age }) => `At ${numberText(age)}`)],
      rows: options.map(({ value }, at) => [
        answerWords(id, value),
        ...prevalenceByAge.map(({ p }) => numberText(p[at] ?? 0)),
      ]),
    },
    scoreTable && bandedScores('Score', column, scoreTable),
    scoreTableAsian && bandedScores(`Score, background ${asian}`, column, scoreTableAsian),
    scoreCurve && {
      caption: 'Score, straight between these points',
      columns: [column, 'Score'],
      rows: scoreCurve.map(({ x, score }) => [numberText(x), numberText(score)]),
    },
    strength && {
      caption: `How strong it is above BMI ${strength.above}, against ${strength.allAgePer5} for 5 units at all ages`,
      columns: ['Age', 'Ratio for 5 units', 'Strength'],
      rows: strength.bands.map(({ age, per5 }) => [
        numberText(age),
        numberText(per5),
        rounded(Math.log(per5) / Math.log(strength.allAgePer5), 4),
      ]),
    },
    scoreTableAsian && {
      caption: 'Score of frail people',
      columns: ['BMI', 'Score'],
      rows: [[`${frailBmi.from} to below ${frailBmi.below}`, numberText(frailBmi.points)]],
    },
  ].filter((table) => table !== undefined);
};

const bandedScores = (caption: string, column: string, table: Below): NumberTable => ({
  caption,
  columns: [column, 'Score'],
  rows: belowRows(table),
});
