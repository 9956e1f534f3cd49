import { interpolate } from '#shared/scoring/interpolate.ts';
import { numberOf, optionOf } from './answer-value.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { asianBackgrounds } from './evidence/lifes-essential-8.ts';
import type { QuestionEvidence, ScoreTable } from './evidence/types.ts';

/** 0-100, or null when the question is not answered or the option has no score. */
export const questionScore = (question: QuestionEvidence, answers: CleanAnswers): number | null => {
  const { id, scoreTable, scoreCurve, options } = question;
  const answer = answers[id];
  if (id === 'weight') return weightScore(question, answers);
  if (id === 'exerciseIntensity' && answers.exerciseFrequency === '0') return 0;
  if (answer === undefined) return null;
  if (scoreTable) return readTable(scoreTable, numberOf(answer));
  if (scoreCurve)
    return interpolate(
      scoreCurve,
      numberOf(answer),
      ({ x }) => x,
      ({ score }) => score,
    );
  return options?.find(({ value }) => value === answer)?.score ?? null;
};

const weightScore = ({ scoreTable, scoreTableAsian }: QuestionEvidence, answers: CleanAnswers): number | null => {
  const bmi = bodyMassIndex(answers);
  const table = asianBackgrounds.includes(optionOf(answers.ethnicity)) ? scoreTableAsian : scoreTable;
  return bmi === null || !table ? null : readTable(table, bmi);
};

const readTable = ({ bands }: ScoreTable, x: number): number | null => bands.find(({ lt }) => x < lt)?.score ?? null;
