import type { Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { ageModel } from './evidence/age-model.ts';
import type { LongevityStatus } from './longevity-score.ts';

/** Who gets an age, and why not (METHODS 2.4). */
export const longevityStatus = ({ age }: Person, routes: Assessment['routes']): LongevityStatus => {
  if (age === null) return 'noBirthdate';
  if (age < ageModel.youngestAge || age > ageModel.oldestAge) return 'ageOutOfRange';
  const isThinAndAtRisk = routes.includes('underweight') && routes.includes('eatingRisk');
  return routes.includes('severeUnderweight') || isThinAndAtRisk ? 'notEstimated' : 'ok';
};
