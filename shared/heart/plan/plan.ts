import { maxItems, maxSecondaryItems } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasRoute } from '#shared/heart/findings/heart-case.ts';
import {
  forgetsMedicines,
  type medAdherence,
  needsAnticoagulationTalk,
  testsFor,
  type testsToAskFor,
} from './ask-clinician.ts';
import { type Le8Item, le8Plan } from './le8-plan.ts';
import type { NextStep, NotedItem } from './next-step.ts';
import { type PinCode, pinnedItems } from './pins.ts';
import { type QuitItem, type ScenarioItem, scenarioItems } from './scenarios.ts';
import { type secondaryItems, secondaryItemsFor } from './secondary-items.ts';

/** What stands in the plan as a code alone. */
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
  ...plannedSteps.flatMap((code) => only(code, code === nextStep)),
  ...only('askAnticoagulation', needsAnticoagulationTalk(one.person)),
  ...only('medAdherence', forgetsMedicines(one)),
  ...scenarioItems(one),
  ...le8Plan(one),
  ...testsFor(one),
];

const secondaryPlan = (one: HeartCase): HeartPlanItem[] => [
  ...secondaryItemsFor(one),
  ...only('askAnticoagulation', needsAnticoagulationTalk(one.person)),
  ...testsFor(one),
  ...le8Plan(one),
];

const only = (code: StepItem['code'], applies: boolean): StepItem[] => (applies ? [{ code }] : []);

/** An appointment about a statin asks for one already. */
const withoutSecondStatin = (items: readonly HeartPlanItem[], pinned: readonly HeartPlanItem[]): HeartPlanItem[] => {
  const isAskedFor = pinned.some(({ code }) => code === 'statinSoon');
  return items.filter(({ code }) => !(isAskedFor && code === 'discussStatin'));
};
