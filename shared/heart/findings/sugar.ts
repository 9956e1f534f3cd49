import { type Assessed, hasFlag, hasRoute } from '#shared/safety/assess.ts';
import type { HeartCase } from './heart-case.ts';

/** A notice already says what to do about the sugar. */
export const hasSugarFlag = (one: Assessed): boolean =>
  hasFlag(one, 'sugarVeryHigh', 'sugarVeryLow', 'diabetesRange', 'sugarControl', 'sugarLow', 'sugarPregnancy');

/** A1c 5.7 to 6.4 or fasting glucose 100 to 125, by number or band. Without either, what the person was told decides. */
export const hasPrediabetes = (one: HeartCase): boolean => {
  if (one.hasDiabetes || hasRoute(one, 'pregnant') || hasSugarFlag(one)) return false;
  const { a1cBand, fastingGlucoseBand, diabetesStatus, toldHighBloodSugar } = one.person.heart;
  const isUnknown = (band: string | undefined) => band === undefined || band === 'unknown';
  if (isUnknown(a1cBand) && isUnknown(fastingGlucoseBand))
    return diabetesStatus === 'prediabetes' || toldHighBloodSugar === 'yes';
  return a1cBand === '5_7to6_4' || fastingGlucoseBand === '100to125';
};
