import { mean, round } from '#shared/scoring/rounding.ts';
import { numberOf, optionOf } from './answer-value.ts';
import { bloodPressure } from './blood-pressure.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { countsAsDiabetes, knownA1c } from './diabetes.ts';
import * as tables from './evidence/lifes-essential-8.ts';
import { measuredNonHdl } from './heart-inputs.ts';

/** Points 0-100; only what is known is a key. The composite needs at least six of the eight. */
export type LifesEssential8 = {
  components: Partial<Record<tables.ComponentId, number>>;
  composite: number | null;
};

type Points = number | null;

const atLeast = (table: readonly { atLeast: number; points: number }[], x: number): Points =>
  table.find((band) => x >= band.atLeast)?.points ?? null;
const below = (table: readonly { below: number; points: number }[], x: number): Points =>
  table.find((band) => x < band.below)?.points ?? null;
const deducted = (points: Points, applies: boolean): Points =>
  points === null || !applies ? points : Math.max(0, points - tables.deduction);

const diet = (cardiac: CleanAnswers): Points => {
  const points = Object.entries(tables.dietPoints).map(([id, byAnswer]) => byAnswer[optionOf(cardiac[id])]);
  const known = points.filter((x) => x !== undefined);
  return known.length < points.length
    ? null
    : atLeast(
        tables.dietTable,
        known.reduce((sum, x) => sum + x, 0),
      );
};

const activity = ({ moderateMinutes, vigorousMinutes }: CleanAnswers): Points => {
  if (moderateMinutes === undefined && vigorousMinutes === undefined) return null;
  return atLeast(tables.activityTable, numberOf(moderateMinutes ?? 0) + 2 * numberOf(vigorousMinutes ?? 0));
};

const nicotine = (cardiac: CleanAnswers, { smoking }: CleanAnswers): Points =>
  deducted(tables.nicotinePoints[optionOf(smoking)] ?? null, cardiac.secondhandSmoke === 'yes');

const sleep = (cardiac: CleanAnswers, { sleepHours }: CleanAnswers): Points => {
  const { sleepApneaDiagnosed, sleepApneaTreatment: treatment } = cardiac;
  const isPoorlyTreated = sleepApneaDiagnosed === 'yes' && (treatment === 'none' || treatment === 'cpapSome');
  return typeof sleepHours === 'number' ? deducted(below(tables.sleepTable, sleepHours), isPoorlyTreated) : null;
};

const bmi = (longevity: CleanAnswers): Points => {
  const value = bodyMassIndex(longevity);
  const isAsian = tables.asianBackgrounds.includes(optionOf(longevity.ethnicity));
  return value === null ? null : below(isAsian ? tables.bmiTableAsian : tables.bmiTable, value);
};

const lipids = (cardiac: CleanAnswers): Points => {
  const nonHdl = measuredNonHdl(cardiac);
  const isTreated = cardiac.statin === 'statin' || cardiac.statin === 'other';
  return nonHdl === null ? null : deducted(below(tables.nonHdlTable, nonHdl), isTreated);
};

const glucose = (cardiac: CleanAnswers): Points => {
  const { normal, raised, diabetesA1cUnknown, normalA1cBelow } = tables.glucosePoints;
  const a1c = knownA1c(cardiac);
  if (countsAsDiabetes(cardiac)) return a1c ? below(tables.diabetesA1cTable, a1c.mid) : diabetesA1cUnknown;
  if (a1c) return a1c.mid < normalA1cBelow ? normal : raised;
  const { fastingGlucoseBand: fasting } = cardiac;
  if (fasting !== undefined && fasting !== 'unknown') return fasting === 'under100' ? normal : raised;
  return cardiac.toldHighBloodSugar === 'yes' || cardiac.diabetesStatus === 'prediabetes' ? raised : null;
};

const pressure = (cardiac: CleanAnswers): Points => {
  const reading = bloodPressure(cardiac);
  if (!reading) return null;
  const band = tables.bloodPressureTable.find(
    ({ sbpBelow, dbpBelow }) => reading.sbp < sbpBelow && (reading.dbp ?? 0) < dbpBelow,
  );
  return deducted(band?.points ?? null, cardiac.bpMedication === 'yes');
};

export const lifesEssential8 = (cardiac: CleanAnswers, longevity: CleanAnswers): LifesEssential8 => {
  const points: Record<tables.ComponentId, Points> = {
    diet: diet(cardiac),
    activity: activity(cardiac),
    nicotine: nicotine(cardiac, longevity),
    sleep: sleep(cardiac, longevity),
    bmi: bmi(longevity),
    lipids: lipids(cardiac),
    glucose: glucose(cardiac),
    bloodPressure: pressure(cardiac),
  };
  const known = tables.componentIds.flatMap((id) => (points[id] === null ? [] : [[id, points[id]] as const]));
  return {
    components: Object.fromEntries(known),
    composite: known.length < tables.minComponents ? null : round(mean(known.map(([, x]) => x))),
  };
};
