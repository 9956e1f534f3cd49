import { diabetesFromA1c, diabetesGlucose } from '#shared/heart/evidence/heart-inputs.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import type { Labs } from './labs.ts';

/** Told, or by a blood test; an A1c is never made from a fasting glucose (METHODS 4.2). */
export const hasDiabetes = ({ diabetesStatus, fastingGlucoseBand }: HeartAnswers, { a1c }: Labs): boolean =>
  diabetesStatus === 'type1' ||
  diabetesStatus === 'type2' ||
  (a1c !== null && a1c.value >= diabetesFromA1c) ||
  (fastingGlucoseBand !== undefined && diabetesGlucose.has(fastingGlucoseBand));

/** Between the usual sugar and diabetes: by the A1c, and only without one by the fasting sugar. */
export const hasPrediabetes = (heart: HeartAnswers, labs: Labs): boolean => {
  const { a1cBand, fastingGlucoseBand } = heart;
  if (hasDiabetes(heart, labs)) return false;
  const isA1cKnown = a1cBand !== undefined && a1cBand !== 'unknown';
  return isA1cKnown ? a1cBand === '5_7to6_4' : fastingGlucoseBand === '100to125';
};
