import { statinAges } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasRoute } from '#shared/heart/findings/heart-case.ts';

/** Whether a cholesterol medicine is worth a talk (METHODS 4.9, after the guideline of 2026). */
export const isStatinDue = (one: HeartCase): boolean => {
  if (hasRoute(one, 'pregnant', 'kidneyFailure') || one.eligibility === 'severeUnderweight') return false;
  if (one.person.heart.ldlBand === '190plus') return true;
  if (hasRoute(one, 'establishedCvd')) return isAtherosclerotic(one);
  const descriptor = one.estimate?.figures.riskDescriptor;
  return descriptor === 'high' || descriptor === 'intermediate' || isDueByIllness(one);
};

/** An unknown condition counts as atherosclerotic only where the route says that there is one. */
export const isAtherosclerotic = (one: HeartCase): boolean =>
  hasRoute(one, 'establishedCvd') && one.condition?.ascvd !== false;

const isDueByIllness = ({ person: { age, heart }, hasDiabetes, hasKidneyDisease, enhancers }: HeartCase): boolean => {
  if (age === null) return false;
  const isWithin = ([from, to]: readonly [number, number]) => age >= from && age <= to;
  return (
    (hasDiabetes && isWithin(statinAges.diabetes)) ||
    (hasDiabetes && enhancers.length > 0 && isWithin(statinAges.diabetesWithEnhancer)) ||
    (hasKidneyDisease && isWithin(statinAges.kidney)) ||
    (heart.inflammatory === 'hiv' && isWithin(statinAges.hiv))
  );
};
