import { maxItems, maxSecondaryItems, type PlanRule, scenarioTargets } from '#shared/heart/evidence/plan.ts';
import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import {
  forgetsMedicines,
  hasRaisedPressure,
  type medAdherence,
  needsAnticoagulationTalk,
  testsFor,
  type testsToAskFor,
} from './ask-clinician.ts';
import { type Le8Item, le8Plan } from './le8-plan.ts';
import { isAtherosclerotic, type NextStep, type NotedItem, notedItem, takesMedicinesInPregnancy } from './next-step.ts';
import { type QuitItem, quitItem, type ScenarioItem, scenarioItems } from './scenarios.ts';

/** An item that is a code alone. */
type StepItem = {
  readonly code:
    | PinCode
    | Exclude<NextStep, NotedItem['code']>
    | 'askAnticoagulation'
    | (typeof medAdherence)['code']
    | (typeof testsToAskFor)[number]['code']
    | (typeof secondaryItems)[number]['code'];
};

export type HeartPlanItem = NotedItem | ScenarioItem | QuitItem | Le8Item | StepItem;

/** What to do, most important first (METHODS 4.9, recommendations). */
export const heartPlan = (one: HeartCase, nextStep: NextStep): HeartPlanItem[] => {
  const pinned = pinnedItems(one);
  const isSecondary = hasRoute(one, 'establishedCvd');
  const items = isSecondary ? withoutSecondStatin(secondaryPlan(one), pinned) : primaryItems(one, nextStep);
  const atMost = isSecondary ? maxSecondaryItems : maxItems;
  return [...pinned, ...items].slice(0, Math.max(atMost, pinned.length));
};

const plannedSteps = [
  'kidneyCare',
  'nutritionCare',
  'appointment',
  'discussStatin',
  'reviewTreatment',
  'discussEnhancers',
  'askClinician',
] as const satisfies readonly NextStep[];

const primaryItems = (one: HeartCase, nextStep: NextStep): HeartPlanItem[] => [
  ...plannedSteps.flatMap((code) => itemIf(code, code === nextStep)),
  ...itemIf('askAnticoagulation', needsAnticoagulationTalk(one.person)),
  ...itemIf('medAdherence', forgetsMedicines(one)),
  ...scenarioItems(one),
  ...le8Plan(one),
  ...testsFor(one),
];

const secondaryPlan = (one: HeartCase): HeartPlanItem[] => [
  ...secondaryItemsFor(one),
  ...itemIf('askAnticoagulation', needsAnticoagulationTalk(one.person)),
  ...testsFor(one),
  ...le8Plan(one),
];

const itemIf = <Code extends string>(code: Code, applies: boolean): { readonly code: Code }[] =>
  applies ? [{ code }] : [];

/** An appointment about a statin already covers that question. */
const withoutSecondStatin = (items: readonly HeartPlanItem[], pinned: readonly HeartPlanItem[]): HeartPlanItem[] => {
  const isAskedFor = pinned.some(({ code }) => code === 'statinSoon');
  return items.filter(({ code }) => !(isAskedFor && code === 'discussStatin'));
};

/** Items that stand before all others. */
export const pins = [
  { code: 'getCheckedFirst', label: 'Get checked first', when: 'route waitForCare' },
  { code: 'supportTalk', label: 'Talk to someone about how you feel', when: 'flag moodSupport' },
  { code: 'weightClinician', label: 'Talk to a doctor about your low weight', when: 'route underweight' },
  { code: 'eatingTalk', label: 'Talk to someone about eating', when: 'route eatingRisk' },
  {
    code: 'medicinesInPregnancy',
    label: 'Tell your maternity team which medicines you take',
    when: 'route pregnant, and bpMedication yes or statin statin/other; not with waitForCare',
  },
  {
    code: 'bookNoted',
    label: 'Book the appointment in the notice',
    when: 'a dated flag; in its place statinSoon, reviewTreatmentSoon or checkBp when the only one is theirs',
  },
  { code: 'quitSmoking', label: 'Stop smoking', when: 'current smoker, any age', guideline: 'uspstfAB' },
  { code: 'pregnancyCare', label: 'Talk to your midwife or doctor', when: 'route pregnant' },
] as const satisfies readonly PlanRule[];

type PinCode = Exclude<(typeof pins)[number]['code'], 'quitSmoking' | 'bookNoted'>;
type Pin = QuitItem | NotedItem | { readonly code: PinCode };

/** With a warning, stopping to smoke follows at once; else it follows the first of `heads` and the appointment of a notice. */
const pinnedItems = (one: HeartCase): Pin[] => {
  const heads = [
    ...itemIf('supportTalk', hasFlag(one, 'moodSupport')),
    ...itemIf('weightClinician', hasRoute(one, 'underweight')),
    ...itemIf('eatingTalk', hasRoute(one, 'eatingRisk')),
  ];
  const quit = one.smokesNow ? [quitItem(one)] : [];
  const pregnancyCare = itemIf('pregnancyCare', hasRoute(one, 'pregnant'));
  if (hasRoute(one, 'waitForCare')) return [{ code: 'getCheckedFirst' }, ...quit, ...heads, ...pregnancyCare];
  const noted = notedItem(one);
  return [
    ...heads.slice(0, 1),
    ...itemIf('medicinesInPregnancy', takesMedicinesInPregnancy(one)),
    ...(noted ? [noted] : []),
    ...quit,
    ...heads.slice(1),
    ...pregnancyCare,
  ];
};

/** The plan for a known heart condition, in this order. */
export const secondaryItems = [
  {
    code: 'takeMedicines',
    label: 'Take your heart medicines every day, and never stop them on your own',
    when: 'a condition with event, or bpMedication yes, or a cholesterol medicine',
  },
  {
    code: 'discussStatin',
    label: 'Ask for a statin',
    when: 'condition with ascvd not false or LDL 190 and more, no cholesterol medicine, not pregnant, no kidneyFailure',
  },
  {
    code: 'ldlGoal',
    label: 'LDL below 70; ask whether below 55 is your goal',
    when: 'LDL >= 70 (or, unknown, non-HDL >= 100), ascvd not false, not pregnant',
    guideline: 'dyslipid2026',
  },
  {
    code: 'askLdlGoal',
    label: 'Ask for your cholesterol goal',
    when: 'the same with ascvd false; or LDL and non-HDL unknown; not pregnant',
  },
  {
    code: 'bloodPressureGoal',
    label: 'Blood pressure below 130/80',
    when: 'sbp >= 130 or dbp >= 80, not pregnant',
    guideline: 'htn2025',
  },
  { code: 'betterA1c', label: 'Bring blood sugar down', when: 'a1cBand mid >= 7' },
  {
    code: 'cardiacRehab',
    label: 'Ask for cardiac rehabilitation',
    when: 'a condition with event; not with waitForCare, severeUnderweight or eatingRisk',
    guideline: 'chronicCoronary2023',
  },
  {
    code: 'vaccines',
    label: 'Keep vaccines up to date: flu, COVID-19, pneumococcus',
    when: 'always',
    guideline: 'chronicCoronary2023',
  },
] as const satisfies readonly PlanRule[];

type SecondaryCode = (typeof secondaryItems)[number]['code'];

const secondaryItemsFor = (one: HeartCase): { code: SecondaryCode }[] => {
  const { person, labs, isTreated, takesBpMedicine, isAboveLdlGoal, nonHdl } = one;
  const isAtheroma = isAtherosclerotic(one);
  const hadEvent = one.condition.event === true;
  const isPregnant = hasRoute(one, 'pregnant');
  const isLdlUnknown = labs.ldl === null && nonHdl === null;
  const needsStatin = isAtheroma || person.heart.ldlBand === '190plus';
  const applies: Record<SecondaryCode, boolean> = {
    takeMedicines: hadEvent || takesBpMedicine || isTreated,
    discussStatin: needsStatin && !isTreated && !isPregnant && !hasRoute(one, 'kidneyFailure'),
    ldlGoal: isAboveLdlGoal && isAtheroma && !isPregnant,
    askLdlGoal: ((isAboveLdlGoal && !isAtheroma) || isLdlUnknown) && !isPregnant,
    bloodPressureGoal: hasRaisedPressure(person) && !isPregnant,
    betterA1c: (labs.a1c?.value ?? 0) >= scenarioTargets.betterA1c.fromPercent,
    cardiacRehab: hadEvent && !hasRoute(one, 'waitForCare', 'severeUnderweight', 'eatingRisk'),
    vaccines: true,
  };
  return secondaryItems.flatMap(({ code }) => (applies[code] ? [{ code }] : []));
};
