import { asianBackgrounds } from '#shared/heart/evidence/lifes-essential-8.ts';
import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import type {
  LongevityQuestionId,
  QuestionEvidence,
  ScoreTable,
} from '#shared/longevity/evidence/question-evidence.ts';
import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { interpolate } from '#shared/scoring/curves.ts';
import { isLeftOut } from './counted-answer.ts';

/** 0-100 (METHODS 2.5), or null when the question is not answered, does not count, or the option has no score. */
export const questionScore = (id: LongevityQuestionId, person: Person, routes: readonly RouteCode[]): number | null => {
  if (isLeftOut(id, person)) return null;
  if (id === 'weight') return weightScore(evidenceOf(id), person, routes);
  if (id === 'exerciseIntensity' && person.longevity.exerciseFrequency === '0') return 0;
  const answer = person.longevity[id];
  return answer === undefined || typeof answer === 'object' ? null : (readers.get(id)?.(answer) ?? null);
};

type ReadScore = (answer: string | number) => number | null;

const readerOf = ({ scoreTable, scoreCurve, options = [] }: QuestionEvidence): ReadScore => {
  if (scoreTable) return (x) => (typeof x === 'number' ? readTable(scoreTable, x) : null);
  if (scoreCurve) return (x) => (typeof x === 'number' ? readCurve(scoreCurve, x) : null);
  const scores = new Map<string | number, number | null>(options.map(({ value, score }) => [value, score]));
  return (answer) => scores.get(answer) ?? null;
};

const readCurve = (points: NonNullable<QuestionEvidence['scoreCurve']>, x: number): number =>
  interpolate(
    points,
    x,
    (point) => point.x,
    (point) => point.score,
  );

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
  const table = asianBackgrounds.has(longevity.ethnicity) ? scoreTableAsian : scoreTable;
  return table ? readTable(table, bmi) : null;
};

const readTable = ({ bands }: ScoreTable, x: number): number | null => bands.find(({ lt }) => x < lt)?.score ?? null;

const readers: ReadonlyMap<LongevityQuestionId, ReadScore> = new Map(
  longevityQuestionIds.map((id) => [id, readerOf(evidenceOf(id))]),
);
