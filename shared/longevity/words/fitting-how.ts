import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { smokingHelpInPregnancy } from '#shared/words/smoking-in-pregnancy.ts';
import { isCheckFirst } from './tender.ts';
import type { Told } from './told.ts';

/** How to do it, where the usual words would not fit this person; null: they fit. */
export const fittingHow = (code: PlanCode, told: Told): string | null => {
  if (code === 'weightClinician') return seeAboutWeight(told);
  return code === 'quitSmoking' && told.assessment.routes.includes('pregnant') ? smokingHelpInPregnancy : null;
};

const whatTheyCheck = 'They can check your blood, pulse and blood pressure, and find out with you what would help.';

/** By the day of the notice, in the next few days where no age is given, and else as a sign that can wait for a visit. */
const seeAboutWeight = (told: Told): string | null => {
  if (isCheckFirst(told)) return `When you are seen, ask about your weight too. ${whatTheyCheck}`;
  return told.score.status === 'notEstimated' ? null : `Ask for a visit in the next week or two. ${whatTheyCheck}`;
};
