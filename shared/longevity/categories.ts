import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { round } from '#shared/scoring/rounding.ts';
import { type DescriptorCode, descriptors } from './evidence/age-model.ts';
import { type LongevityCategoryId, longevityCategories } from './evidence/labels.ts';
import { evidenceOf, longevityQuestionIds } from './evidence/longevity-evidence.ts';
import { drinkAmountRoutes } from './evidence/plan-limits.ts';
import type { LongevityQuestionId } from './evidence/question-evidence.ts';
import { questionScore } from './model/question-score.ts';

export type LongevityCategory = {
  readonly id: LongevityCategoryId;
  readonly title: string;
  /** 0-100; null when less than half of the category's weight has a score. */
  readonly score: number | null;
  /** Null without a score, and instead of praise beside a warning. */
  readonly descriptor: DescriptorCode | null;
  /** At most two questions that stand out each way. */
  readonly explain: { readonly best: readonly LongevityQuestionId[]; readonly worst: readonly LongevityQuestionId[] };
};

type CategoryCase = {
  readonly person: Person;
  readonly routes: readonly RouteCode[];
  /** Nothing may be praised as health. */
  readonly isQuiet: boolean;
};

type Scored = { readonly id: LongevityQuestionId; readonly catWeight: number; readonly score: number };

const goodFrom = 75;
const poorBelow = 60;
const maxNamed = 2;
const praise: readonly DescriptorCode[] = ['excellent', 'good'];

const chapters = longevityCategories.map(({ id, title }) => {
  const questions = longevityQuestionIds.flatMap((question) => {
    const { section, catWeight = 0 } = evidenceOf(question);
    return section === id && catWeight > 0 ? [{ id: question, catWeight }] : [];
  });
  return { id, title, questions, weight: questions.reduce((sum, { catWeight }) => sum + catWeight, 0) };
});

/** The six rows of the category breakdown (METHODS 2.5), whatever the age. */
export const scoreCategories = (one: CategoryCase): LongevityCategory[] =>
  chapters.map(({ id, title, questions, weight }) => {
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
      explain: explain(scored.filter(({ id: named }) => isNamed(named, one))),
    };
  });

const weightedScore = (scored: readonly Scored[], chapterWeight: number): number | null => {
  const known = scored.reduce((sum, { catWeight }) => sum + catWeight, 0);
  if (known === 0 || known < chapterWeight / 2) return null;
  return round(scored.reduce((sum, { catWeight, score }) => sum + catWeight * score, 0) / known);
};

/** Beside a warning nothing is praised; beside an illness or any other notice, health is not. */
const descriptorOf = (
  id: LongevityCategoryId,
  score: number | null,
  { routes, isQuiet }: CategoryCase,
): DescriptorCode | null => {
  const code = score === null ? null : (descriptors.find(({ min }) => score >= min)?.code ?? null);
  const isWithheld = routes.includes('waitForCare') || (id === 'health' && isQuiet);
  return code !== null && isWithheld && praise.includes(code) ? null : code;
};

/** How much to drink is for the kidney or heart team to say: it is neither going well nor a step. */
const isNamed = (id: LongevityQuestionId, { routes }: CategoryCase): boolean =>
  id !== 'waterIntakeCups' || !drinkAmountRoutes.some((route) => routes.includes(route));

/** Ties go by id, so that the same answers always name the same questions. */
const explain = (scored: readonly Scored[]): LongevityCategory['explain'] => {
  const worstFirst = scored.toSorted((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1));
  const name = (list: readonly Scored[], stands: (one: Scored) => boolean) =>
    list
      .filter(stands)
      .slice(0, maxNamed)
      .map(({ id }) => id);
  return {
    best: name(worstFirst.toReversed(), ({ score }) => score >= goodFrom),
    worst: name(worstFirst, ({ score }) => score < poorBelow),
  };
};
