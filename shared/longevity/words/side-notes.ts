import type { SideNote } from '#shared/contract/result-additions.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import type { LongevityQuestionId } from '#shared/longevity/evidence/question-evidence.ts';
import { noticesFor } from '#shared/safety/notices.ts';
import { curly } from '#shared/words/phrases.ts';
import type { Told } from './told.ts';

/** Actions that ask for more movement than today. */
const raisesActivity: ReadonlySet<PlanCode> = new Set<PlanCode>([
  'moveMore',
  'moveBrisker',
  'strength',
  'legStrength',
  'gripStrength',
  'exerciseAdapted',
  'strengthBalanceAdapted',
]);

/** Questions whose advice would be another one in pregnancy. */
const touchesPregnancy: ReadonlySet<LongevityQuestionId> = new Set<LongevityQuestionId>([
  'weight',
  'alcoholConsumption',
  'smoking',
]);

const alcoholLimitWomen: SideNote = {
  code: 'alcoholLimitWomen',
  text: 'For women the limit is 7 drinks a week, and none is best.',
};

/** Kind words that single answers and routes call for. The page has a place of its own for `notEmergency`. */
export const sideNotesOf = ({ person, assessment, score, plan }: Told): SideNote[] => {
  const planRaisesActivity = plan.some(({ code }) => raisesActivity.has(code));
  const planTouchesPregnancy = plan.some(({ question }) => question !== null && touchesPregnancy.has(question));
  const notes = noticesFor({ person, assessment, quiz: 'longevity', planRaisesActivity, planTouchesPregnancy })
    .filter(({ code }) => code !== 'notEmergency')
    .map(({ text, ...note }) => ({ ...note, text: curly(text) }));
  const isAboveLimit =
    score.safetyNotices.some(({ notice }) => notice === 'alcoholLimitWomen') &&
    !plan.some(({ code }) => code === 'alcoholLimitWomen');
  return isAboveLimit ? [...notes, alcoholLimitWomen] : notes;
};
