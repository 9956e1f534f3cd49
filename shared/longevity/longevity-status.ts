import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { ageModel } from './evidence/age-model.ts';
import type { LongevityScore } from './longevity-score.ts';

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
