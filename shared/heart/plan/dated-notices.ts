import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { isDangerouslyThin } from '#shared/safety/care-routes.ts';
import type { Notice, RedFlagCode } from '#shared/safety/red-flags.ts';

/** Flags that the step `nutritionCare` already covers. */
const partOfNutritionCare: ReadonlySet<RedFlagCode> = new Set(['weightLow', 'eatingSupport']);

/** Undernutrition comes before pregnancy and heart disease. */
export const needsNutritionCare = ({ assessment }: HeartCase): boolean => isDangerouslyThin(assessment.routes);

/** The notices that ask for an appointment, except low mood, which has its own step; empty with a warning. */
const appointmentNotices = (one: HeartCase): readonly Notice[] => {
  if (hasRoute(one, 'waitForCare')) return [];
  const isNutrition = needsNutritionCare(one);
  return one.assessment.notices.filter(
    ({ code }) => code !== 'moodSupport' && !(isNutrition && partOfNutritionCare.has(code)),
  );
};

/** The appointment notices that should not wait for weeks. */
export const datedNotices = (one: HeartCase): readonly Notice[] =>
  appointmentNotices(one).filter(({ by }) => by !== 'weeks');

/** Whether there are appointment notices and all of them can wait for weeks. */
export const hasOnlyLateNotices = (one: HeartCase): boolean =>
  appointmentNotices(one).length > 0 && datedNotices(one).length === 0;

/** Whether the only dated notice is one of these and no maternity or kidney team decides first. */
export const isOnlyDated = (one: HeartCase, ...codes: readonly RedFlagCode[]): boolean => {
  const [notice, ...others] = datedNotices(one);
  return (
    notice !== undefined &&
    others.length === 0 &&
    codes.includes(notice.code) &&
    !hasRoute(one, 'pregnant', 'kidneyFailure')
  );
};
