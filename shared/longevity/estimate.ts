import { shareBelow } from '#shared/scoring/curves.ts';
import { clamp, round } from '#shared/scoring/rounding.ts';
import { ageModel, type HeadlineCode } from './evidence/age-model.ts';
import type { LongevityQuestionId } from './evidence/question-evidence.ts';
import type { LongevityScore } from './longevity-score.ts';
import type { EffectiveAge } from './model/effective-age.ts';

type Estimate = Pick<
  LongevityScore,
  | 'biologicalAge'
  | 'biologicalAgeRange'
  | 'deltaRaw'
  | 'deltaShown'
  | 'longevityFactor'
  | 'ageRatio'
  | 'headline'
  | 'contributionsYears'
>;

export const notEstimated: Estimate = {
  biologicalAge: null,
  biologicalAgeRange: null,
  deltaRaw: null,
  deltaShown: null,
  longevityFactor: null,
  ageRatio: null,
  headline: null,
  contributionsYears: {},
};

/** The numbers that leave the model, rounded (METHODS 2.4). */
export const estimateOf = (effective: EffectiveAge, isPraiseWithheld: boolean): Estimate => {
  const { age, biologicalAge, halfWidthYears, deltaYears, saturatedYears } = effective;
  const [low, high] = [biologicalAge - halfWidthYears, biologicalAge + halfWidthYears];
  return {
    biologicalAge: round(biologicalAge, 1),
    biologicalAgeRange: [round(low, 1), round(high, 1)],
    deltaRaw: round(deltaYears, 2),
    deltaShown: round(saturatedYears, 2),
    longevityFactor: isPraiseWithheld ? null : factorOf(effective),
    ageRatio: round(biologicalAge / age, 2),
    headline: isPraiseWithheld ? null : headlineOf(age, low, high),
    contributionsYears: contributionsOf(effective),
  };
};

const headlineOf = (age: number, low: number, high: number): HeadlineCode =>
  high < age ? 'younger' : low > age ? 'older' : 'onPar';

/** 1-99: the share of same-sex peers whose habits carry a higher death rate. */
const factorOf = ({ saturatedYears, beta }: Pick<EffectiveAge, 'saturatedYears' | 'beta'>): number => {
  const { populationSd, min, max } = ageModel.factor;
  return clamp(round(100 * shareBelow((-saturatedYears * beta) / populationSd)), min, max);
};

const contributionsOf = ({ contributions }: EffectiveAge): Estimate['contributionsYears'] => {
  const shown: Partial<Record<LongevityQuestionId, number>> = {};
  for (const [id, years] of contributions) shown[id] = round(years, 2);
  return shown;
};
