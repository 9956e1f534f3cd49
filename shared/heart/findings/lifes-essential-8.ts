import * as tables from '#shared/heart/evidence/lifes-essential-8.ts';
import { dietPoints } from '#shared/heart/evidence/questions.ts';
import { hasDiabetes } from '#shared/heart/inputs/heart-inputs.ts';
import type { Labs } from '#shared/heart/inputs/labs.ts';
import { measuredNonHdl } from '#shared/heart/inputs/labs.ts';
import { type Person, takesCholesterolMedicine } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { mean, round } from '#shared/scoring/rounding.ts';

/** Points 0-100. `components` has only known parts, in the published order. */
export type LifesEssential8 = {
  readonly components: Partial<Readonly<Record<tables.ComponentId, number>>>;
  /** Null with fewer than six of the eight, and for a severely underweight person. */
  readonly composite: number | null;
  /** What LE8 leaves to clinical judgement. */
  readonly forClinician: readonly 'bmi'[];
};

type Known = { readonly person: Person; readonly labs: Labs; readonly routes: readonly RouteCode[] };
type Points = number | null;

/** METHODS 4.6. */
export const lifesEssential8 = (known: Known): LifesEssential8 => {
  const points: Record<tables.ComponentId, Points> = {
    diet: diet(known),
    activity: activity(known),
    nicotine: nicotine(known),
    sleep: sleep(known),
    bmi: isBmiForClinician(known) ? null : bodyMass(known),
    lipids: lipids(known),
    glucose: glucose(known),
    bloodPressure: bloodPressure(known),
  };
  const scored = tables.componentIds.flatMap((id) => (points[id] === null ? [] : [[id, points[id]] as const]));
  const isSeverelyThin = known.routes.includes('severeUnderweight');
  return {
    components: Object.fromEntries(scored),
    composite:
      scored.length < tables.minComponents || isSeverelyThin ? null : round(mean(scored.map(([, value]) => value))),
    forClinician: isBmiForClinician(known) ? ['bmi'] : [],
  };
};

const atLeast = (table: tables.AtLeast, x: number): Points => table.find((band) => x >= band.atLeast)?.points ?? null;
const below = (table: tables.Below, x: number): Points => table.find((band) => x < band.below)?.points ?? null;
const deducted = (points: Points, applies: boolean): Points =>
  points === null || !applies ? points : Math.max(0, points - tables.deduction);

const pointsOfDiet: Readonly<Record<keyof typeof dietPoints, Readonly<Record<string, number>>>> = dietPoints;

/** Points for one answer about food, 0-2; undefined when it was not given. */
export const pointsForFood = (id: keyof typeof dietPoints, { heart }: Person): number | undefined =>
  pointsOfDiet[id][heart[id] ?? ''];

/** All four must be answered. */
const diet = ({ person }: Known): Points => {
  const points = tables.dietQuestions.map((id) => pointsForFood(id, person));
  if (!points.every((each) => each !== undefined)) return null;
  const sum = points.reduce((total, each) => total + each, 0);
  return atLeast(tables.dietTable, sum);
};

const activity = ({ person: { heart } }: Known): Points => {
  const { moderateMinutes, vigorousMinutes } = heart;
  if (moderateMinutes === undefined && vigorousMinutes === undefined) return null;
  return atLeast(tables.activityTable, (moderateMinutes ?? 0) + 2 * (vigorousMinutes ?? 0));
};

const nicotine = ({ person: { heart, longevity } }: Known): Points =>
  longevity.smoking === undefined
    ? null
    : deducted(tables.nicotinePoints[longevity.smoking], heart.secondhandSmoke === 'yes');

const sleep = ({ person: { heart, longevity } }: Known): Points => {
  return longevity.sleepHours === undefined
    ? null
    : deducted(below(tables.sleepTable, longevity.sleepHours), isApneaUntreated({ heart }));
};

export const isApneaUntreated = ({ heart }: Pick<Person, 'heart'>): boolean =>
  heart.sleepApneaDiagnosed === 'yes' && heart.sleepApneaTreatment === 'none';

const isBmiForClinician = ({ person: { bmi }, routes }: Known): boolean =>
  bmi !== null && (bmi < tables.bmiForClinicianBelow || routes.includes('pregnant'));

const bodyMass = ({ person: { bmi, longevity }, routes }: Known): Points => {
  if (bmi === null) return null;
  const { from, below: upTo, points } = tables.frailBmi;
  if (routes.includes('frail') && bmi >= from && bmi < upTo) return points;
  return below(tables.asianBackgrounds.has(longevity.ethnicity) ? tables.bmiTableAsian : tables.bmiTable, bmi);
};

const lipids = ({ person: { heart }, labs }: Known): Points => {
  const nonHdl = measuredNonHdl(labs);
  return nonHdl === null ? null : deducted(below(tables.nonHdlTable, nonHdl), takesCholesterolMedicine(heart));
};

const glucose = ({ person: { heart }, labs }: Known): Points => {
  const { normal, raised, diabetesA1cUnknown, normalA1cBelow } = tables.glucosePoints;
  const { a1c } = labs;
  if (hasDiabetes(heart, labs)) return a1c ? below(tables.diabetesA1cTable, a1c.value) : diabetesA1cUnknown;
  if (a1c) return a1c.value < normalA1cBelow ? normal : raised;
  const { fastingGlucoseBand: fasting } = heart;
  if (fasting !== undefined && fasting !== 'unknown') return fasting === 'under100' ? normal : raised;
  return heart.toldHighBloodSugar === 'yes' || heart.diabetesStatus === 'prediabetes' ? raised : null;
};

const bloodPressure = ({ person: { heart, sbp, dbp } }: Known): Points => {
  if (sbp === null) return null;
  const band = tables.bloodPressureTable.find(({ sbpBelow, dbpBelow }) => sbp < sbpBelow && (dbp ?? 0) < dbpBelow);
  return deducted(band?.points ?? null, heart.bpMedication === 'yes');
};
