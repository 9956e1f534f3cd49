import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { round } from '#shared/scoring/rounding.ts';
import { scoreCategories } from './categories.ts';
import { caveatsFor } from './caveats.ts';
import { estimateOf, notEstimated } from './estimate.ts';
import type { LongevityScore } from './longevity-score.ts';
import { longevityStatus } from './longevity-status.ts';
import { activeQuestions } from './model/active-questions.ts';
import { type EffectiveAge, effectiveAge } from './model/effective-age.ts';
import { planFor } from './plan/plan.ts';
import type { PlanItem } from './plan/plan-item.ts';
import { safetyNotices } from './safety-notices.ts';

/** One person's score, with what a page says about it. */
export type LongevityReading = {
  readonly score: LongevityScore;
  /** The items of `topRecommendations`, in the same order, with rank, grade and sources. */
  readonly plan: readonly PlanItem[];
  /** Null without an estimate. `contributions` are unrounded. */
  readonly effective: EffectiveAge | null;
};

/** Reads one person with the assessment that the safety rules made of the same person. */
export const readLongevity = (person: Person, assessment: Assessment): LongevityReading => {
  const { routes, redFlags } = assessment;
  const status = longevityStatus(person, routes);
  const effective = status === 'ok' && person.age !== null ? effectiveAge(person, person.age) : null;
  const plan = status === 'ok' || status === 'notEstimated' ? planFor({ person, routes, effective }) : [];
  const answeredShare = effective && effective.contributions.size / activeQuestions.length;
  const score: LongevityScore = {
    status,
    reason: status === 'notEstimated' ? 'underweight' : null,
    chronologicalAge: person.age,
    ...(effective ? estimateOf(effective, assessment) : notEstimated),
    answeredShare: answeredShare === null ? null : round(answeredShare, 2),
    categories: scoreCategories(person, routes),
    topRecommendations: plan.map(({ question, code, years, wouldBe }) => ({ question, code, years, wouldBe })),
    safetyNotices: safetyNotices(person, routes),
    redFlags,
    routes,
    caveats: caveatsFor({ person, assessment, answeredShare }),
  };
  return { score, plan, effective };
};
