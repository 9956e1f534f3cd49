import { type HeartCase, hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import { type NotedItem, notedItem, takesMedicinesInPregnancy } from './next-step.ts';
import type { PlanRule } from './plan-rule.ts';
import { type QuitItem, quitItem } from './scenarios.ts';

/** What stands in front of the plan. */
export const pins = [
  { code: 'getCheckedFirst', label: 'Get checked first', when: 'route waitForCare' },
  { code: 'supportTalk', label: 'Talk to someone about how you feel', when: 'flag moodSupport' },
  { code: 'weightClinician', label: 'Talk to a clinician about your low weight', when: 'route underweight' },
  { code: 'eatingTalk', label: 'Talk to someone about eating', when: 'route eatingRisk' },
  {
    code: 'medicinesInPregnancy',
    label: 'Tell your maternity team which medicines you take',
    when: 'route pregnant, and bpMedication yes or statin statin/other; not with waitForCare',
  },
  {
    code: 'bookNoted',
    label: 'Book the appointment that the note asks for',
    when: 'a dated flag; in its place statinSoon, reviewTreatmentSoon or checkBp when the only one is theirs',
  },
  { code: 'quitSmoking', label: 'Stop smoking', when: 'current smoker, any age', guideline: 'uspstfAB' },
  { code: 'pregnancyCare', label: 'Talk to your midwife or doctor', when: 'route pregnant' },
] as const satisfies readonly PlanRule[];
export type PinCode = Exclude<(typeof pins)[number]['code'], 'quitSmoking' | 'bookNoted'>;
type Pin = QuitItem | NotedItem | { readonly code: PinCode };

/** With a warning sign smoking comes right after it; else after the first head and what a notice asks for. */
export const pinnedItems = (one: HeartCase): Pin[] => {
  const heads = [
    ...pinIf('supportTalk', hasFlag(one, 'moodSupport')),
    ...pinIf('weightClinician', hasRoute(one, 'underweight')),
    ...pinIf('eatingTalk', hasRoute(one, 'eatingRisk')),
  ];
  const quit = one.smokesNow ? [quitItem(one)] : [];
  const pregnancyCare = pinIf('pregnancyCare', hasRoute(one, 'pregnant'));
  if (hasRoute(one, 'waitForCare')) return [{ code: 'getCheckedFirst' }, ...quit, ...heads, ...pregnancyCare];
  const noted = notedItem(one);
  return [
    ...heads.slice(0, 1),
    ...pinIf('medicinesInPregnancy', takesMedicinesInPregnancy(one)),
    ...(noted ? [noted] : []),
    ...quit,
    ...heads.slice(1),
    ...pregnancyCare,
  ];
};

const pinIf = (code: PinCode, applies: boolean): { readonly code: PinCode }[] => (applies ? [{ code }] : []);
