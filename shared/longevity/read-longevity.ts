import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { round } from '#shared/scoring/rounding.ts';
import { scoreCategories } from './categories.ts';
import { caveatsFor, mayNotPraise } from './caveats.ts';
import { estimateOf, notEstimated } from './estimate.ts';
import type { LongevityScore } from './longevity-score.ts';
import { longevityStatus } from './longevity-score.ts';
import { activeQuestions } from './model/active-questions.ts';
import { type EffectiveAge, effectiveAge } from './model/effective-age.ts';
import type { PlanItem } from './plan/candidates.ts';
import { planFor } from './plan/plan.ts';
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
  const { status, reason } = longevityStatus(person, routes);
  const isMoodFlagged = redFlags.some(({ code }) => code === 'moodSupport');
  const isRanked = status === 'ok' || reason === 'tooYoung';
  const ranked = isRanked && person.age !== null ? effectiveAge(person, person.age) : null;
  const effective = status === 'ok' ? ranked : null;
  const plan =
    status === 'ok' || status === 'notEstimated' ? planFor({ person, routes, isMoodFlagged, effective: ranked }) : [];
  const caveats = caveatsFor({ person, assessment, answeredShare: effective && shareOf(effective) });
  const isQuiet = mayNotPraise({ person, assessment, caveats });
  const answeredShare = effective && shareOf(effective);
  const score: LongevityScore = {
    status,
    reason,
    chronologicalAge: person.age,
    ...(effective ? estimateOf(effective, isQuiet) : notEstimated),
    answeredShare: answeredShare === null ? null : round(answeredShare, 2),
    categories: scoreCategories({ person, routes, isQuiet }),
    topRecommendations: plan.map(({ question, code, years, wouldBe }) => ({ question, code, years, wouldBe })),
    safetyNotices: safetyNotices(person, routes),
    redFlags,
    routes,
    caveats,
  };
  return { score, plan, effective };
};

const shareOf = ({ contributions }: EffectiveAge): number => contributions.size / activeQuestions.length;
