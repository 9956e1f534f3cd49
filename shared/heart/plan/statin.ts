import { statinAges } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, isAtherosclerotic } from '#shared/heart/findings/heart-case.ts';
import { hasRoute } from '#shared/safety/assess.ts';

/** Whether a talk about a cholesterol medicine is due (METHODS 4.9, after the 2026 guideline). */
export const isStatinDue = (one: HeartCase): boolean => {
  if (hasRoute(one, 'pregnant', 'kidneyFailure') || one.eligibility === 'severeUnderweight') return false;
  if (one.person.heart.ldlBand === '190plus') return true;
  if (hasRoute(one, 'establishedCvd')) return isAtherosclerotic(one);
  const descriptor = one.estimate?.figures.riskDescriptor;
  return descriptor === 'high' || descriptor === 'intermediate' || isDueByIllness(one);
};

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
