import { maxItems, maxSecondaryItems, type NextStep, scenarioTargets } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import { hasRaisedPressure, needsAnticoagulationTalk } from './ask-clinician.ts';
import { le8Plan } from './le8-plan.ts';
import type { HeartPlanItem, StepCode, StepItem } from './plan-item.ts';
import { quitItem, scenarioItems } from './scenarios.ts';
import { isAtherosclerotic } from './statin-due.ts';

/** What to do, most important first (METHODS 4.9, recommendations). */
export const heartPlan = (one: HeartCase, nextStep: NextStep): HeartPlanItem[] => {
  const pinned = pinnedItems(one);
  const isSecondary = hasRoute(one, 'establishedCvd');
  const items = isSecondary ? secondaryItems(one) : primaryItems(one, nextStep);
  const atMost = isSecondary ? maxSecondaryItems : maxItems;
  return [...pinned, ...items].slice(0, Math.max(atMost, pinned.length));
};

type Possible = readonly (readonly [code: StepCode, applies: boolean])[];
const applying = (possible: Possible): StepItem[] =>
  possible.filter(([, applies]) => applies).map(([code]) => ({ code }));

/** With a warning sign smoking comes right after it; else after the first head. */
const pinnedItems = (one: HeartCase): HeartPlanItem[] => {
  const heads = applying([
    ['weightClinician', hasRoute(one, 'underweight')],
    ['pregnancyCare', hasRoute(one, 'pregnant')],
    ['eatingTalk', hasRoute(one, 'eatingRisk')],
    ['supportTalk', hasFlag(one, 'moodSupport')],
  ]);
  const quit = one.smokesNow ? [quitItem(one)] : [];
  if (hasRoute(one, 'waitForCare')) return [{ code: 'getCheckedFirst' }, ...quit, ...heads];
  return [...heads.slice(0, 1), ...quit, ...heads.slice(1)];
};

const plannedSteps: ReadonlySet<NextStep> = new Set([
  'kidneyCare',
  'nutritionCare',
  'statinSoon',
  'reviewTreatmentSoon',
  'appointment',
  'discussStatin',
  'reviewTreatment',
  'discussEnhancers',
  'askClinician',
]);

const primaryItems = (one: HeartCase, nextStep: NextStep): HeartPlanItem[] => {
  const { person, isTreated, takesBpMedicine } = one;
  const { medAdherence } = person.heart;
  const forgets = medAdherence === 'sometimes' || medAdherence === 'often';
  return [
    ...(plannedSteps.has(nextStep) ? [{ code: nextStep }] : []),
    ...applying([
      ['askAnticoagulation', needsAnticoagulationTalk(person)],
      ['medAdherence', forgets && (takesBpMedicine || isTreated)],
    ]),
    ...scenarioItems(one),
    ...le8Plan(one),
    ...toMeasure(one),
  ];
};

/** The plan of secondary prevention. */
const secondaryItems = (one: HeartCase): HeartPlanItem[] => {
  const { person, labs, isTreated, takesBpMedicine, isAboveLdlGoal, nonHdl } = one;
  const isAtheroma = isAtherosclerotic(one);
  const hadEvent = one.condition?.event === true;
  const isPregnant = hasRoute(one, 'pregnant');
  const isLdlUnknown = labs.ldl === null && nonHdl === null;
  const needsStatin = isAtheroma || person.heart.ldlBand === '190plus';
  return [
    ...applying([
      ['takeMedicines', hadEvent || takesBpMedicine || isTreated],
      ['discussStatin', needsStatin && !isTreated && !isPregnant && !hasRoute(one, 'kidneyFailure')],
      ['ldlGoal', isAboveLdlGoal && isAtheroma && !isPregnant],
      ['askLdlGoal', ((isAboveLdlGoal && !isAtheroma) || isLdlUnknown) && !isPregnant],
      ['bloodPressureGoal', hasRaisedPressure(person) && !isPregnant],
      ['betterA1c', (labs.a1c?.value ?? 0) >= scenarioTargets.betterA1c.fromPercent],
      ['cardiacRehab', hadEvent && !hasRoute(one, 'waitForCare', 'severeUnderweight', 'eatingRisk')],
      ['vaccines', true],
      ['askAnticoagulation', needsAnticoagulationTalk(person)],
    ]),
    ...toMeasure(one),
    ...le8Plan(one),
  ];
};

const toMeasure = ({ person: { heart, isPressureMistyped }, labs }: HeartCase): StepItem[] => {
  const hasExactCholesterol = labs.totalChol?.source === 'exact' || labs.ldl?.source === 'exact';
  return applying([
    ['measureBp', heart.bpReading === 'unknown' || isPressureMistyped],
    ['getLipidTest', heart.labsAvailable !== 'yes' && !hasExactCholesterol],
  ]);
};
