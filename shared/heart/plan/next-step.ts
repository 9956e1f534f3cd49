import type { NextStep } from '#shared/heart/evidence/plan.ts';
import { heartAgeGap, highPressure, thirtyYearHigh } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import { isStatinDue } from './statin-due.ts';

/** The one next step: the first that fits (METHODS 4.9). */
export const nextStepOf = (one: HeartCase): NextStep => byRoute(one) ?? byCholesterol(one) ?? byTheRest(one);

const byRoute = (one: HeartCase): NextStep | null => {
  if (hasRoute(one, 'waitForCare')) return 'getCheckedFirst';
  if (hasRoute(one, 'pregnant')) return 'pregnancyCare';
  if (hasRoute(one, 'establishedCvd')) return 'secondaryPrevention';
  if (hasRoute(one, 'kidneyFailure')) return 'kidneyCare';
  return one.eligibility === 'severeUnderweight' ? 'nutritionCare' : null;
};

const byCholesterol = (one: HeartCase): NextStep | null => {
  const { isTreated, person, estimate } = one;
  const figures = estimate?.figures;
  if (person.heart.ldlBand === '190plus') return isTreated ? 'reviewTreatmentSoon' : 'statinSoon';
  if (figures?.riskDescriptor === 'high') return 'appointment';
  if (isStatinDue(one)) return isTreated ? 'reviewTreatment' : 'discussStatin';
  if (figures?.riskDescriptor === 'borderline') return isTreated ? 'reviewTreatment' : 'discussEnhancers';
  if (figures?.confidence === 'low') return 'measureFirst';
  return isWorthATalk(one) ? 'discussEnhancers' : null;
};

/** Low, but cholesterol, the thirty years or the heart age say more. */
const isWorthATalk = ({ isTreated, person, estimate }: HeartCase): boolean => {
  const hasReason = person.heart.ldlBand === '160to189' || (estimate?.ascvd30 ?? 0) >= thirtyYearHigh;
  const heartAge = estimate?.figures.heartAge?.age ?? null;
  return (
    (!isTreated && hasReason) || (heartAge !== null && person.age !== null && heartAge >= person.age + heartAgeGap)
  );
};

const byTheRest = (one: HeartCase): NextStep => {
  if (one.smokesNow) return 'quitSmoking';
  if (hasHighPressure(one.person)) return 'checkBp';
  if (one.eligibility === 'noBirthdate') return 'addBirthdate';
  if (one.eligibility === 'tooOld') return 'askClinician';
  return hasFlag(one, 'moodSupport') ? 'supportTalk' : 'lifestyle';
};

export const hasHighPressure = ({ sbp, dbp }: HeartCase['person']): boolean =>
  sbp !== null && (sbp >= highPressure.sbp || (dbp ?? 0) >= highPressure.dbp);
