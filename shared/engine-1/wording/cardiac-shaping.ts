import type { CardiacCategory } from '#shared/engine-1/cardiac-categories.ts';
import type { CardiacScore } from '#shared/engine-1/cardiac-health.ts';
import { riskEnhancers } from '#shared/engine-1/evidence/risk-enhancers.ts';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import { type CardiacFacts, isOnlyHalfWell } from './cardiac-facts.ts';
import { inSentence, paragraph, series } from './sentences.ts';

/** Family history is a list of reasons to look closer, not something that goes well or badly. */
export const shaping = (facts: CardiacFacts): string => {
  const { score } = facts;
  const named = (stands: (category: CardiacCategory, points: number) => boolean) =>
    score.categories
      .filter(({ id }) => id !== 'familyEnvironment' && (id !== 'symptoms' || score.redFlags.length === 0))
      .filter((category) => category.score !== null && stands(category, category.score))
      .map(({ title }) => inSentence(title))
      .slice(0, 3);
  const strong = named(({ id }, points) => points >= 80 && !isOnlyHalfWell(id, facts));
  const weak = named((_category, points) => points < 50);
  const { composite } = score.le8;
  return paragraph(
    composite !== null &&
      `Life’s Essential 8, eight things that keep a heart healthy, comes to ${composite} out of 100.`,
    strong.length > 0 && !needsCareFirst(score) && `Going well: ${series(strong)}.`,
    weak.length > 0 && `Most worth your care: ${series(weak)}.`,
  );
};

export const enhancers = ({ riskEnhancers: codes, eligibility }: CardiacScore): string | false => {
  const labels = riskEnhancers.filter(({ code }) => codes.includes(code)).map(({ label }) => inSentence(label));
  if (labels.length === 0) return false;
  return eligibility === 'ok'
    ? `Listed beside the score and not added to it: ${series(labels)}. The real risk may be higher because of ${labels.length === 1 ? 'it' : 'them'}.`
    : `Also worth telling a clinician: ${series(labels)}.`;
};
