import type { Contribution } from '#shared/contract/result.ts';
import { round } from '#shared/scoring/rounding.ts';
import { questionNames } from './question-names.ts';
import type { Told } from './told.ts';

/** Smaller ones round to nothing. */
const smallestYears = 0.1;

/**
 * How each answer compares with the average, in years, largest first. An answer that the plan wants to change is not shown
 * as a gain, and nobody is told of gains where praise is withheld.
 */
export const contributionsOf = ({ effective, score, frame, plan }: Told): Contribution[] => {
  if (!effective || score.headline === null) return [];
  const inPlan = new Set(plan.map(({ question }) => question));
  return [...effective.contributions]
    .filter(([id, years]) => Math.abs(years) >= smallestYears && !(years < 0 && inPlan.has(id)))
    .filter(([id, years]) => !(years > 0 && frame.stanceOf(id) === 'strength'))
    .filter(([id, years]) => !(id === 'weight' && years < 0))
    .map(([questionId, years]) => ({ questionId, label: questionNames[questionId].label, years: round(years, 2) }))
    .toSorted((a, b) => Math.abs(b.years) - Math.abs(a.years));
};
