import type { RouteCode } from '#shared/safety/routes.ts';
import type { ToCompose } from '#shared/words/sentences.ts';

type Assessed = Pick<ToCompose, 'assessment'>;

/** An urgent warning, low weight, worry about eating or a dark mood: plain words, no praise, nothing to choose among. */
export const isTender = ({ assessment }: Assessed): boolean =>
  assessment.routes.some((route) => tenderRoutes.has(route)) || hasDarkMood({ assessment });

/** What can wait of the rest cannot wait of this. */
export const hasDarkMood = ({ assessment }: Assessed): boolean =>
  assessment.routes.includes('lowMood') || assessment.redFlags.some(({ code }) => code === 'moodSupport');

const tenderRoutes: ReadonlySet<string> = new Set<RouteCode>([
  'waitForCare',
  'underweight',
  'severeUnderweight',
  'eatingRisk',
  'lowMood',
]);

/** The page where a warning stands first. */
export const isCheckFirst = ({ assessment }: Assessed): boolean => assessment.routes.includes('waitForCare');
