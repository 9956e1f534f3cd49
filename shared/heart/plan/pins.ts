import { type HeartCase, hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { PlanRule } from './plan-rule.ts';
import { type QuitItem, quitItem } from './scenarios.ts';

/** What stands in front of the plan. */
export const pins = [
  { code: 'getCheckedFirst', label: 'Get checked first', when: 'route waitForCare' },
  { code: 'eatingTalk', label: 'Talk to someone about eating', when: 'route eatingRisk' },
  { code: 'supportTalk', label: 'Talk to someone about how you feel', when: 'flag moodSupport' },
  { code: 'pregnancyCare', label: 'Talk to your midwife or doctor', when: 'route pregnant' },
  { code: 'weightClinician', label: 'Talk to a clinician about your low weight', when: 'route underweight' },
  { code: 'quitSmoking', label: 'Stop smoking', when: 'current smoker, any age', guideline: 'uspstfAB' },
] as const satisfies readonly PlanRule[];
export type PinCode = Exclude<(typeof pins)[number]['code'], 'quitSmoking'>;

/** With a warning sign smoking comes right after it; else after the first head. */
export const pinnedItems = (one: HeartCase): (QuitItem | { code: PinCode })[] => {
  const applies: readonly (readonly [code: PinCode, applies: boolean])[] = [
    ['weightClinician', hasRoute(one, 'underweight')],
    ['pregnancyCare', hasRoute(one, 'pregnant')],
    ['eatingTalk', hasRoute(one, 'eatingRisk')],
    ['supportTalk', hasFlag(one, 'moodSupport')],
  ];
  const heads = applies.filter(([, isSo]) => isSo).map(([code]) => ({ code }));
  const quit = one.smokesNow ? [quitItem(one)] : [];
  if (hasRoute(one, 'waitForCare')) return [{ code: 'getCheckedFirst' as const }, ...quit, ...heads];
  return [...heads.slice(0, 1), ...quit, ...heads.slice(1)];
};
