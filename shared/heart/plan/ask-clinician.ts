import { bpThreshold } from '#shared/heart/evidence/estimate.ts';
import { type AskClinician, asks, raisedPressure } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { Person } from '#shared/person/person.ts';
import { hasHighPressure } from './next-step.ts';
import { isStatinDue } from './statin-due.ts';

/** Questions to take to a clinician, in their order (METHODS 4.9). */
export const askClinicianOf = (one: HeartCase): AskClinician[] => {
  const { person, isTreated, takesBpMedicine } = one;
  const isDue = isStatinDue(one);
  const isBpDue = isBpMedicineDue(one);
  const applies: Record<AskClinician, boolean> = {
    medicinesInPregnancy: hasRoute(one, 'pregnant') && (isTreated || takesBpMedicine),
    discussStatin: isDue && !isTreated,
    reviewTreatment: isDue && isTreated,
    discussBpMedicine: isBpDue && !takesBpMedicine,
    reviewBpMedicine: isBpDue && takesBpMedicine,
    askAnticoagulation: needsAnticoagulationTalk(person),
    askLpa: person.heart.lpaKnown !== 'normal' && person.heart.lpaKnown !== 'high',
  };
  return asks.map(({ code }) => code).filter((code) => applies[code]);
};

/** Atrial fibrillation without a blood thinner. */
export const needsAnticoagulationTalk = ({ heart }: Person): boolean =>
  heart.rhythmProblem === 'afib' && heart.bloodThinner !== 'yes';

export const hasRaisedPressure = ({ sbp, dbp }: Person): boolean =>
  sbp !== null && (sbp >= raisedPressure.sbp || (dbp ?? 0) >= raisedPressure.dbp);

/** Medicine from 140/90 on, and from 130/80 on for those at risk (AHA/ACC 2025). */
const isBpMedicineDue = (one: HeartCase): boolean => {
  if (hasRoute(one, 'pregnant')) return false;
  return hasHighPressure(one.person) || (hasRaisedPressure(one.person) && isAtRisk(one));
};

const isAtRisk = (one: HeartCase): boolean =>
  hasRoute(one, 'establishedCvd') ||
  one.hasDiabetes ||
  one.enhancers.includes('kidney') ||
  one.estimate?.figures.riskDescriptor === 'high' ||
  (one.estimate?.totalCvd10 ?? 0) >= bpThreshold.value;
