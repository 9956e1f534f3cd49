import { evidenceOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import type {
  LongevityQuestionId,
  QuestionEvidence,
  ScoreTable,
} from '#shared/longevity/evidence/question-evidence.ts';
import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { interpolate } from '#shared/scoring/interpolate.ts';
import { isLeftOut } from './counted-answer.ts';

const asianBackgrounds: readonly unknown[] = ['eastAsian', 'southAsian'] satisfies Person['longevity']['ethnicity'][];

/** 0-100 (METHODS 2.5), or null when the question is not answered, does not count, or the option has no score. */
export const questionScore = (id: LongevityQuestionId, person: Person, routes: readonly RouteCode[]): number | null => {
  const evidence = evidenceOf(id);
  if (id === 'weight') return weightScore(evidence, person, routes);
  if (id === 'exerciseIntensity' && person.longevity.exerciseFrequency === '0') return 0;
  if (isLeftOut(id, person)) return null;
  const answer = person.longevity[id];
  const { scoreTable, scoreCurve, options } = evidence;
  if (typeof answer === 'number' && scoreTable) return readTable(scoreTable, answer);
  if (typeof answer === 'number' && scoreCurve)
    return interpolate(
      scoreCurve,
      answer,
      ({ x }) => x,
      ({ score }) => score,
    );
  return options?.find(({ value }) => value === answer)?.score ?? null;
};

const weightScore = (
  { scoreTable, scoreTableAsian, frailScore }: QuestionEvidence,
  { bmi, longevity }: Person,
  routes: readonly RouteCode[],
): number | null => {
  if (bmi === null) return null;
  if (frailScore?.routes.some((route) => routes.includes(route))) {
    const [from, below] = frailScore.bmi;
    if (bmi >= from && bmi < below) return frailScore.score;
  }
  const table = asianBackgrounds.includes(longevity.ethnicity) ? scoreTableAsian : scoreTable;
  return table ? readTable(table, bmi) : null;
};

const readTable = ({ bands }: ScoreTable, x: number): number | null => bands.find(({ lt }) => x < lt)?.score ?? null;
