import type { Contribution } from '#shared/contract/result.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { isDropped } from '#shared/longevity/plan/route-actions.ts';
import { round } from '#shared/scoring/rounding.ts';
import { isTooTender } from './frame.ts';
import { questionNames } from './question-names.ts';
import type { Told } from './told.ts';

/** Smaller ones round to nothing. */
const smallestYears = 0.1;

/**
 * How each answer compares with the average, in years, largest first. An answer that the plan wants to change is not shown
 * as a gain, and nobody is told of gains where praise is withheld.
 */
export const contributionsOf = (told: Told): Contribution[] => {
  const { effective, score, frame, plan } = told;
  if (!effective || score.headline === null) return [];
  const inPlan = new Set(plan.map(({ question }) => question));
  return [...effective.contributions]
    .filter(([id, years]) => Math.abs(years) >= smallestYears && !(years < 0 && inPlan.has(id)))
    .filter(([id, years]) => !(years > 0 && frame.stanceOf(id) === 'strength'))
    .filter(([id, years]) => !(id === 'weight' && years < 0) && !isWithheld(id, told))
    .map(([questionId, years]) => ({ questionId, label: questionNames[questionId].label, years: round(years, 2) }))
    .toSorted((a, b) => Math.abs(b.years) - Math.abs(a.years));
};

/**
 * A weight where a word on it could hurt; food, movement and weight with a worry about eating; and the years of vaping,
 * which are an assumption (METHODS 2.8).
 */
const isWithheld = (id: LongevityQuestionId, { assessment, person }: Told): boolean =>
  isTooTender(id, assessment) ||
  (assessment.routes.includes('eatingRisk') && isDropped(id, ['eatingRisk'])) ||
  (id === 'smoking' && person.longevity.smoking === 'vapeOnly');
