import { round } from '#shared/scoring/rounding.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { descriptorOf } from './descriptor.ts';
import { type DescriptorCode, longevityCategories } from './evidence/longevity-model.ts';
import { longevityEvidence } from './evidence/longevity-questions.ts';
import { questionScore } from './question-score.ts';

export type LongevityCategory = {
  id: string;
  title: string;
  /** 0-100; null when less than half of the category's weight has a score. */
  score: number | null;
  descriptor: DescriptorCode | null;
  /** Question ids: at most two that stand out each way. */
  explain: { best: string[]; worst: string[] };
};

type Scored = { id: string; catWeight: number; score: number };

const goodFrom = 75;
const poorBelow = 60;
const maxNamed = 2;

const questionsOf = new Map(
  longevityCategories.map(({ id }) => [
    id,
    longevityEvidence.filter(({ section, catWeight }) => section === id && (catWeight ?? 0) > 0),
  ]),
);

export const scoreCategories = (answers: CleanAnswers): LongevityCategory[] =>
  longevityCategories.map(({ id, title }) => {
    const questions = questionsOf.get(id) ?? [];
    const scored = questions.flatMap((question): Scored[] => {
      const score = questionScore(question, answers);
      return score === null ? [] : [{ id: question.id, catWeight: question.catWeight ?? 0, score }];
    });
    const score = weightedScore(
      scored,
      questions.reduce((sum, { catWeight }) => sum + (catWeight ?? 0), 0),
    );
    return { id, title, score, descriptor: descriptorOf(score), explain: explain(scored) };
  });

const weightedScore = (scored: readonly Scored[], sectionWeight: number): number | null => {
  const known = scored.reduce((sum, { catWeight }) => sum + catWeight, 0);
  if (known === 0 || known < sectionWeight / 2) return null;
  return round(scored.reduce((sum, { catWeight, score }) => sum + catWeight * score, 0) / known);
};

/** Equal scores are ordered by id, so that the same answers always name the same questions. */
const explain = (scored: readonly Scored[]) => {
  const worstFirst = scored.toSorted((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1));
  const name = (list: readonly Scored[], stands: (s: Scored) => boolean) =>
    list
      .filter(stands)
      .slice(0, maxNamed)
      .map(({ id }) => id);
  return {
    best: name(worstFirst.toReversed(), ({ score }) => score >= goodFrom),
    worst: name(worstFirst, ({ score }) => score < poorBelow),
  };
};
