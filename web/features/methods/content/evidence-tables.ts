import * as words from '#feature-words/methods/evidence.ts';
import * as labels from '#feature-words/methods/labels.ts';
import { asianBackgrounds, type Below, frailBmi } from '#shared/heart/evidence/lifes-essential-8.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { belowRows } from './essential-topics.ts';
import { answerWords, quoted, unitOf } from './quoted-answers.ts';
import { type IdentifiedEvidence as Evidence, type NumberTable, numberText, rounded } from './topic.ts';

const variableOf = ({ id }: Evidence): string => (id === 'weight' ? labels.bmi : unitOf(id) || labels.answer);

/** The ages at which the average is shown: where the shares or the strength change, otherwise one age without attenuation. */
const agesShown = ({ curve, prevalenceByAge }: Evidence): number[] =>
  curve?.ageGraded?.bands.map(({ age }) => Math.round(age)) ??
  prevalenceByAge?.map(({ age }) => Math.round(age)) ?? [ageModel.ageAttenuation.fullUpToAge];

/** The average person's ln HR in words, by sex and age where these matter. */
export const averages = (evidence: Evidence): string[] => {
  const active = activeQuestions.find(({ id }) => id === evidence.id);
  if (!active) return [];
  return agesShown(evidence).map((age, _, ages) => {
    const women = rounded(active.female.populationAt(age).centre, 4);
    const men = rounded(active.male.populationAt(age).centre, 4);
    const average = women === men ? women : words.womenAndMen(women, men);
    return ages.length === 1 ? average : words.averageAtAge(average, age);
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
      caption: words.shares,
      columns: [column, labels.share],
      rows: centering.map(({ x, p }) => [numberText(x), numberText(p)]),
    },
    prevalenceByAge && {
      caption: words.sharesByAge,
      columns: [labels.answer, ...prevalenceByAge.map(({ age }) => words.atAge(numberText(age)))],
      rows: options.map(({ value }, at) => [
        answerWords(id, value),
        ...prevalenceByAge.map(({ p }) => numberText(p[at] ?? 0)),
      ]),
    },
    scoreTable && bandedScores(labels.score, column, scoreTable),
    scoreTableAsian && bandedScores(words.scoreOfBackground(asian), column, scoreTableAsian),
    scoreCurve && {
      caption: words.scoreCurve,
      columns: [column, labels.score],
      rows: scoreCurve.map(({ x, score }) => [numberText(x), numberText(score)]),
    },
    strength && {
      caption: words.weightStrength(strength.above, strength.allAgePer5),
      columns: [labels.age, words.ratioColumn, words.strengthColumn],
      rows: strength.bands.map(({ age, per5 }) => [
        numberText(age),
        numberText(per5),
        rounded(Math.log(per5) / Math.log(strength.allAgePer5), 4),
      ]),
    },
    scoreTableAsian && {
      caption: words.scoreOfFrail,
      columns: [labels.bmi, labels.score],
      rows: [[labels.between(frailBmi.from, frailBmi.below), numberText(frailBmi.points)]],
    },
  ].filter((table) => table !== undefined);
};

const bandedScores = (caption: string, column: string, table: Below): NumberTable => ({
  caption,
  columns: [column, labels.score],
  rows: belowRows(table),
});
