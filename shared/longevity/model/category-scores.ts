import { type DescriptorCode, descriptorFrom, isPraise } from '#shared/heart/evidence/descriptors.ts';
import { asianBackgrounds, type Below, frailBmi } from '#shared/heart/evidence/lifes-essential-8.ts';
import { evidenceOf, longevityQuestionIds, sectionOf } from '#shared/longevity/evidence/longevity-evidence.ts';
import { isForHeartTeam, isForKidneyTeam } from '#shared/longevity/evidence/plan-limits.ts';
import type { QuestionEvidence } from '#shared/longevity/evidence/question-evidence.ts';
import type { LongevityQuestionId, Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { interpolate } from '#shared/scoring/curves.ts';
import { round } from '#shared/scoring/rounding.ts';
import * as topics from '#words/topics.ts';
import { isLeftOut } from './counted-answer.ts';

/** The rows of the category breakdown, in this order; the id is the quiz's section. */
export const longevityCategories = [
  { id: 'health', title: topics.healthAndHabits },
  { id: 'nutrition', title: topics.nutrition },
  { id: 'activity', title: topics.movementAndStrength },
  { id: 'sleep', title: topics.sleep },
  { id: 'psychosocial', title: topics.mindAndRelationships },
  { id: 'environment', title: topics.surroundings },
] as const;
type LongevityCategoryId = (typeof longevityCategories)[number]['id'];

export type LongevityCategory = {
  readonly id: LongevityCategoryId;
  readonly title: string;
  /** 0-100; null when less than half of the category's weight has a score. */
  readonly score: number | null;
  /** Null without a score, and where praise, reproach or a word for movement would be wrong (`descriptorOf`). */
  readonly descriptor: DescriptorCode | null;
  /** The best and the worst answers, at most two each. */
  readonly explain: { readonly best: readonly LongevityQuestionId[]; readonly worst: readonly LongevityQuestionId[] };
};

type CategoryCase = {
  readonly person: Person;
  readonly routes: readonly RouteCode[];
  /** Health must not be praised. */
  readonly isPraiseWithheld: boolean;
  /** The flag moodSupport is raised. */
  readonly isMoodFlagged: boolean;
};

const categories = longevityCategories.map(({ id, title }) => {
  const questions = longevityQuestionIds.flatMap((question) => {
    const { catWeight = 0 } = evidenceOf(question);
    return sectionOf(question) === id && catWeight > 0 ? [{ id: question, catWeight }] : [];
  });
  return { id, title, questions, weight: questions.reduce((sum, { catWeight }) => sum + catWeight, 0) };
});

/** The six rows of the category breakdown, at any age (METHODS 2.5). */
export const scoreCategories = (one: CategoryCase): LongevityCategory[] =>
  categories.map(({ id, title, questions, weight }) => {
    const scored: Scored[] = [];
    for (const { id: question, catWeight } of questions) {
      const score = questionScore(question, one.person, one.routes);
      if (score !== null) scored.push({ id: question, catWeight, score });
    }
    const score = weightedScore(scored, weight);
    return {
      id,
      title,
      score,
      descriptor: descriptorOf(id, score, one),
      explain: explainFor(scored, one.routes),
    };
  });

type Scored = { readonly id: LongevityQuestionId; readonly catWeight: number; readonly score: number };

const weightedScore = (scored: readonly Scored[], categoryWeight: number): number | null => {
  const known = scored.reduce((sum, { catWeight }) => sum + catWeight, 0);
  if (known === 0 || known < categoryWeight / 2) return null;
  return round(scored.reduce((sum, { catWeight, score }) => sum + catWeight * score, 0) / known);
};

/**
 * With a warning nothing is praised. With an illness or any other notice, health is not praised. Where a heart team decides,
 * movement gets no word. With a low mood nothing is criticised.
 */
const descriptorOf = (
  id: LongevityCategoryId,
  score: number | null,
  { routes, isPraiseWithheld, isMoodFlagged }: CategoryCase,
): DescriptorCode | null => {
  const code = score === null ? null : descriptorFrom(score);
  if (id === 'activity' && routes.includes('heartSport')) return null;
  if (isMoodFlagged && code === 'needsAttention') return null;
  const isWithheld = routes.includes('waitForCare') || (id === 'health' && isPraiseWithheld);
  return isWithheld && isPraise(code) ? null : code;
};

/** From `strongFrom` on an answer may be praised; below `weakBelow` it is a place for a step (METHODS 2.5). */
export const strongFrom = 75;
export const weakBelow = 60;

const maxNamed = 2;

const explainFor = (scored: readonly Scored[], routes: readonly RouteCode[]): LongevityCategory['explain'] => {
  const named = scored.filter(({ id }) => !isForKidneyTeam(id, routes));
  const praised = named.filter(({ id }) => !isForHeartTeam(id, routes));
  return { best: explain(praised).best, worst: explain(named).worst };
};

/** Ties are ordered by id, so the same answers always name the same questions. */
const explain = (scored: readonly Scored[]): LongevityCategory['explain'] => {
  const worstFirst = [...scored].sort((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1));
  const name = (list: readonly Scored[], isNamed: (one: Scored) => boolean) =>
    list
      .filter(isNamed)
      .slice(0, maxNamed)
      .map(({ id }) => id);
  return {
    best: name([...worstFirst].reverse(), ({ score }) => score >= strongFrom),
    worst: name(worstFirst, ({ score }) => score < weakBelow),
  };
};

/** 0-100 (METHODS 2.5); null when the question is not answered or not counted, or when the option has no score. */
export const questionScore = (id: LongevityQuestionId, person: Person, routes: readonly RouteCode[]): number | null => {
  if (isLeftOut(id, person)) return null;
  if (id === 'weight') return weightScore(evidenceOf(id), person, routes);
  if (id === 'exerciseIntensity' && person.longevity.exerciseFrequency === '0') return 0;
  const answer = person.longevity[id];
  return answer === undefined || typeof answer === 'object' ? null : (readers.get(id)?.(answer) ?? null);
};

type ReadScore = (answer: string | number) => number | null;

const weightScore = (
  { scoreTable, scoreTableAsian }: QuestionEvidence,
  { bmi, longevity }: Person,
  routes: readonly RouteCode[],
): number | null => {
  if (bmi === null) return null;
  if (routes.includes('frail') && bmi >= frailBmi.from && bmi < frailBmi.below) return frailBmi.points;
  const table = asianBackgrounds.has(longevity.ethnicity) ? scoreTableAsian : scoreTable;
  return table ? readTable(table, bmi) : null;
};

const readerOf = ({ scoreTable, scoreCurve, options = [] }: QuestionEvidence): ReadScore => {
  if (scoreTable) return (x) => (typeof x === 'number' ? readTable(scoreTable, x) : null);
  if (scoreCurve) return (x) => (typeof x === 'number' ? interpolate(scoreCurve, x, 'x', 'score') : null);
  const scores = new Map(options.map(({ value, score }) => [value, score]));
  return (answer) => scores.get(answer) ?? null;
};

const readTable = (table: Below, x: number): number | null => table.find(({ below }) => x < below)?.points ?? null;

const readers: ReadonlyMap<LongevityQuestionId, ReadScore> = new Map(
  longevityQuestionIds.map((id) => [id, readerOf(evidenceOf(id))]),
);
