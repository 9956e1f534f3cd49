import type { LongevityReading } from '#shared/longevity/read-longevity.ts';
import type { ToCompose } from '#shared/words/composed-result.ts';
import type { Frame } from './frame.ts';

/** One person as the words of the first quiz see them. */
export type Told = ToCompose & LongevityReading & { readonly frame: Frame };

/** An urgent warning, low weight, worry about eating or a dark mood: plain words, no praise, nothing to choose among. */
export const isTender = ({ assessment }: Pick<Told, 'assessment'>): boolean =>
  assessment.routes.some((route) => tenderRoutes.has(route)) ||
  assessment.redFlags.some(({ code }) => code === 'moodSupport');

const tenderRoutes: ReadonlySet<string> = new Set<ToCompose['assessment']['routes'][number]>([
  'waitForCare',
  'underweight',
  'severeUnderweight',
  'eatingRisk',
  'lowMood',
]);

/** The page where a warning stands first. */
export const isCheckFirst = ({ assessment }: Pick<Told, 'assessment'>): boolean =>
  assessment.routes.includes('waitForCare');
