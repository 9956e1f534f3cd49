import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import type { LongevityCategory } from './categories.ts';
import { ageModel, type HeadlineCode } from './evidence/age-model.ts';
import type { CaveatCode } from './evidence/labels.ts';
import type { LongevityQuestionId } from './evidence/question-evidence.ts';
import type { PlanItem } from './plan/candidates.ts';
import type { SafetyNotice } from './safety-notices.ts';

export type LongevityStatus = 'ok' | 'noBirthdate' | 'ageOutOfRange' | 'notEstimated';
type LongevityRecommendation = Pick<PlanItem, 'question' | 'code' | 'years' | 'wouldBe'>;

/** METHODS 2.4. Null, or empty, where the status is not ok. Ages and deltas are in years. */
export type LongevityScore = {
  readonly status: LongevityStatus;
  readonly reason: 'underweight' | 'tooYoung' | null;
  readonly chronologicalAge: number | null;
  readonly biologicalAge: number | null;
  /** The likely range; it is not cut at 18 or 110. */
  readonly biologicalAgeRange: readonly [low: number, high: number] | null;
  readonly deltaRaw: number | null;
  readonly deltaShown: number | null;
  /** 1-99: the share of same-sex peers whose habits carry a higher death rate; 50 = average. Null where it would praise. */
  readonly longevityFactor: number | null;
  readonly ageRatio: number | null;
  /** Null where it would praise. */
  readonly headline: HeadlineCode | null;
  /** 0-1, of the 24 questions that can move the age. */
  readonly answeredShare: number | null;
  readonly contributionsYears: Readonly<Partial<Record<LongevityQuestionId, number>>>;
  readonly categories: readonly LongevityCategory[];
  readonly topRecommendations: readonly LongevityRecommendation[];
  readonly safetyNotices: readonly SafetyNotice[];
  readonly redFlags: Assessment['redFlags'];
  readonly routes: Assessment['routes'];
  readonly caveats: readonly CaveatCode[];
};

/** Who gets an age, and why not (METHODS 2.4). */
export const longevityStatus = (
  { age }: Person,
  routes: Assessment['routes'],
): Pick<LongevityScore, 'status' | 'reason'> => {
  if (age === null) return { status: 'noBirthdate', reason: null };
  if (age < ageModel.youngestAge || age > ageModel.oldestAge) return { status: 'ageOutOfRange', reason: null };
  const isThinAndAtRisk = routes.includes('underweight') && routes.includes('eatingRisk');
  if (routes.includes('severeUnderweight') || isThinAndAtRisk) return { status: 'notEstimated', reason: 'underweight' };
  return age < ageModel.shownFromAge ? { status: 'notEstimated', reason: 'tooYoung' } : { status: 'ok', reason: null };
};
