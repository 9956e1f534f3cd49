import { maxItems, maxSecondaryItems, type PlanRule, scenarioTargets } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, isAtherosclerotic } from '#shared/heart/findings/heart-case.ts';
import { hasPrediabetes } from '#shared/heart/findings/sugar.ts';
import { takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import type { Deadline } from '#shared/safety/levels.ts';
import * as habitsPlan from '#words/habits-plan.ts';
import * as words from '#words/heart-plan.ts';
import * as heartSteps from '#words/heart-steps.ts';
import * as seekCare from '#words/seek-care.ts';
import {
  forgetsMedicines,
  hasRaisedPressure,
  type medAdherence,
  needsAnticoagulationTalk,
  testsFor,
  type testsToAskFor,
} from './ask-clinician.ts';
import { withDates } from './dates.ts';
import { type Le8Item, le8Plan } from './le8-plan.ts';
import {
  isBreathlessUntold,
  needsAlcoholHelp,
  needsHeartCheckups,
  needsSecondaryTalk,
  needsSugarReview,
  needsSugarTest,
  ratesHealthAsPoor,
  talkOf,
} from './next-step.ts';
import type { NextStep } from './next-steps.ts';
import { lateNotedItems, type NotedItem, notedItem } from './noted-item.ts';
import { isSugarLow, type QuitItem, quitItem, type ScenarioItem, scenarioItems } from './scenarios.ts';

/** An item that is a code alone. */
type StepItem = {
  readonly code:
    | PinCode
    | Exclude<NextStep, NotedItem['code']>
    | 'askAnticoagulation'
    | (typeof medAdherence)['code']
    | (typeof testsToAskFor)[number]['code']
    | (typeof secondaryItems)[number]['code'];
  /** The deadline. Absent where the next visit is early enough, and with a warning, whose level says how soon. */
  readonly by?: Deadline;
};

export type HeartPlanItem = NotedItem | ScenarioItem | QuitItem | Le8Item | StepItem;

/** What to do, the most important first (METHODS 4.9, recommendations). */
export const heartPlan = (one: HeartCase, nextStep: NextStep): HeartPlanItem[] => {
  const pinned = pinnedItems(one);
  const isSecondary = hasRoute(one, 'establishedCvd');
  const others = isSecondary ? secondaryPlan(one, nextStep, pinned) : primaryItems(one, nextStep);
  const items = oneOfEachCode([...pinned, ...others]);
  const atMost = isSecondary ? maxSecondaryItems : maxItems;
  return withDates(items, one, nextStep).slice(0, Math.max(atMost, pinned.length));
};

const oneOfEachCode = (items: readonly HeartPlanItem[]): HeartPlanItem[] =>
  items.filter((item, place) => items.findIndex(({ code }) => code === item.code) === place);

/** Next steps that the plan repeats, after the pins. */
const plannedSteps: ReadonlySet<NextStep> = new Set([
  'nutritionCare',
  'secondarySoon',
  'alcoholHelp',
  'tellBreathless',
  'kidneyCare',
  'sugarReview',
  'appointment',
  'discussStatin',
  'reviewTreatment',
  'discussEnhancers',
  'heartCheckups',
  'diabetesCheckups',
  'prediabetesTalk',
  'sugarTest',
  'tellHealth',
  'askClinician',
]);

const stepItems = (nextStep: NextStep): StepItem[] => (isPlannedStep(nextStep) ? [{ code: nextStep }] : []);

const isPlannedStep = (step: NextStep): step is Exclude<NextStep, NotedItem['code']> => plannedSteps.has(step);

const primaryItems = (one: HeartCase, nextStep: NextStep): HeartPlanItem[] => {
  const isCareFirst = hasRoute(one, 'waitForCare');
  const talk = nextStep === 'alcoholHelp' || nextStep === 'sugarReview' ? talkOf(one) : null;
  return [
    ...stepItems(nextStep),
    ...(nextStep === 'bookNoted' ? lateNotedItems(one) : []),
    ...(talk ? [{ code: talk }] : []),
    ...itemIf('alcoholHelp', needsAlcoholHelp(one)),
    ...itemIf('sugarReview', needsSugarReview(one)),
    ...itemIf('tellBreathless', isBreathlessUntold(one) && !isCareFirst),
    ...itemIf('kidneyCare', hasRoute(one, 'kidneyDiet') && !hasRoute(one, 'kidneyFailure') && !isCareFirst),
    ...itemIf('heartCheckups', needsHeartCheckups(one) && !isCareFirst),
    ...itemIf('prediabetesTalk', hasPrediabetes(one) && !isCareFirst),
    ...itemIf('sugarTest', needsSugarTest(one) && !isCareFirst),
    ...itemIf('tellHealth', ratesHealthAsPoor(one) && !isCareFirst),
    ...itemIf('askAnticoagulation', needsAnticoagulationTalk(one.person)),
    ...itemIf('medAdherence', forgetsMedicines(one)),
    ...scenarioItems(one),
    ...le8Plan(one),
    ...testsFor(one),
  ];
};

const secondaryPlan = (one: HeartCase, nextStep: NextStep, pinned: readonly HeartPlanItem[]): HeartPlanItem[] => {
  const isStatinAsked = pinned.some(({ code }) => code === 'statinSoon');
  const isSecondarySoon = needsSecondaryTalk(one) && !isStatinAsked;
  return [
    ...itemIf('nutritionCare', nextStep === 'nutritionCare'),
    ...itemIf('secondarySoon', isSecondarySoon),
    ...itemIf('alcoholHelp', needsAlcoholHelp(one)),
    ...itemIf('sugarReview', needsSugarReview(one)),
    ...itemIf('tellBreathless', isBreathlessUntold(one) && !hasRoute(one, 'waitForCare')),
    // An appointment about a statin already covers that question.
    ...secondaryItemsFor(one).filter(({ code }) => !(code === 'discussStatin' && (isStatinAsked || isSecondarySoon))),
    ...itemIf('askAnticoagulation', needsAnticoagulationTalk(one.person)),
    ...testsFor(one),
    ...le8Plan(one),
  ];
};

const itemIf = <Code extends string>(code: Code, applies: boolean): { readonly code: Code }[] =>
  applies ? [{ code }] : [];

/** Items that come before all others. */
export const pins = [
  { code: 'getCheckedFirst', label: seekCare.getCheckedFirstTitle, when: 'route waitForCare' },
  { code: 'supportTalk', label: habitsPlan.supportTalkTitle, when: 'flag moodSupport' },
  { code: 'weightClinician', label: habitsPlan.weightClinicianTitle, when: 'route underweight' },
  { code: 'eatingTalk', label: habitsPlan.eatingTalkTitle, when: 'route eatingRisk' },
  {
    code: 'medicinesInPregnancy',
    label: habitsPlan.medicinesInPregnancyTitle,
    when: 'route pregnant, and bpMedication yes, statin statin/other, or bloodThinner yes; not with waitForCare',
  },
  {
    code: 'bookNoted',
    label: heartSteps.bookNotedTitle,
    when: 'a dated flag; in its place statinSoon, reviewTreatmentSoon or checkBp when the only one is theirs',
  },
  { code: 'quitSmoking', label: habitsPlan.quitSmokingTitle, when: 'current smoker, any age', guideline: 'uspstfAB' },
  { code: 'pregnancyCare', label: heartSteps.pregnancyCareTitle, when: 'route pregnant' },
] as const satisfies readonly PlanRule[];

type PinCode = Exclude<(typeof pins)[number]['code'], 'quitSmoking' | 'bookNoted'> | 'alcoholHelp';
type Pin = QuitItem | NotedItem | { readonly code: PinCode };

/**
 * With a warning, the talk about low mood and quitting smoking follow it directly. Otherwise quitting follows the first of `heads`,
 * the steps of a pregnancy, and the appointment of a notice.
 */
const pinnedItems = (one: HeartCase): Pin[] => {
  const mood = itemIf('supportTalk', hasFlag(one, 'moodSupport'));
  const heads = [
    ...mood,
    ...itemIf('weightClinician', hasRoute(one, 'underweight')),
    ...itemIf('eatingTalk', hasRoute(one, 'eatingRisk')),
  ];
  const quit = one.smokesNow ? [quitItem(one)] : [];
  const isPregnant = hasRoute(one, 'pregnant');
  const pregnancyCare = itemIf('pregnancyCare', isPregnant);
  if (hasRoute(one, 'waitForCare'))
    return [{ code: 'getCheckedFirst' }, ...mood, ...quit, ...heads.slice(mood.length), ...pregnancyCare];
  const noted = notedItem(one);
  return [
    ...heads.slice(0, 1),
    ...itemIf('alcoholHelp', isPregnant && needsAlcoholHelp(one)),
    ...itemIf('medicinesInPregnancy', takesMedicinesInPregnancy(one.person)),
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
    label: words.takeMedicinesTitle,
    when: 'bpMedication yes, or a cholesterol medicine',
  },
  {
    code: 'discussStatin',
    label: words.discussStatinTitle,
    when: 'condition with ascvd not false or LDL 190 and more, no cholesterol medicine, not pregnant, no kidneyFailure; not with statinSoon or secondarySoon',
  },
  {
    code: 'ldlGoal',
    label: words.ldlGoalTitle,
    when: 'LDL >= 70 (or, unknown, non-HDL >= 100), ascvd not false, not pregnant',
    guideline: 'dyslipid2026',
  },
  {
    code: 'askLdlGoal',
    label: words.askLdlGoalTitle,
    when: 'the same with ascvd false; or LDL and non-HDL unknown; not pregnant',
  },
  {
    code: 'bloodPressureGoal',
    label: words.bloodPressureGoalTitle,
    when: 'sbp >= 130 or dbp >= 80, not pregnant',
    guideline: 'htn2025',
  },
  { code: 'betterA1c', label: words.betterA1cTitle, when: 'a1cBand mid >= 7' },
  {
    code: 'cardiacRehab',
    label: words.cardiacRehabTitle,
    when: 'a condition with event; not with waitForCare, pregnant, severeUnderweight or eatingRisk',
    guideline: 'chronicCoronary2023',
  },
  {
    code: 'vaccines',
    label: words.vaccinesTitle,
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
    takeMedicines: takesBpMedicine || isTreated,
    discussStatin: needsStatin && !isTreated && !isPregnant && !hasRoute(one, 'kidneyFailure'),
    ldlGoal: isAboveLdlGoal && isAtheroma && !isPregnant,
    askLdlGoal: ((isAboveLdlGoal && !isAtheroma) || isLdlUnknown) && !isPregnant,
    bloodPressureGoal: hasRaisedPressure(person) && !isPregnant,
    betterA1c:
      (labs.a1c?.value ?? 0) >= scenarioTargets.betterA1c.fromPercent && !isSugarLow(one) && !needsSugarReview(one),
    cardiacRehab: hadEvent && !hasRoute(one, 'waitForCare', 'pregnant', 'severeUnderweight', 'eatingRisk'),
    vaccines: true,
  };
  return secondaryItems.flatMap(({ code }) => (applies[code] ? [{ code }] : []));
};
