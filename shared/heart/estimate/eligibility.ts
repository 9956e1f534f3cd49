import { type Eligibility, preventAges } from '#shared/heart/evidence/estimate.ts';
import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';

/** Who gets a percentage: the first that fits (METHODS 4.1). */
export const eligibilityOf = ({ age }: Person, routes: readonly RouteCode[]): Eligibility => {
  if (routes.includes('establishedCvd')) return 'establishedCvd';
  if (routes.includes('pregnant')) return 'pregnant';
  if (routes.includes('kidneyFailure')) return 'kidneyFailure';
  if (isDangerouslyThin(routes)) return 'severeUnderweight';
  if (age === null) return 'noBirthdate';
  if (age < preventAges.from) return 'tooYoung';
  return age > preventAges.to ? 'tooOld' : 'ok';
};

/** A low number would hide the danger. */
const isDangerouslyThin = (routes: readonly RouteCode[]): boolean =>
  routes.includes('severeUnderweight') || (routes.includes('underweight') && routes.includes('eatingRisk'));
