import type { CodedText } from '#shared/contract/result-additions.ts';
import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
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

const alcoholLimitWomen: CodedText = {
  code: 'alcoholLimitWomen',
  text: 'For women the limit is 7 drinks a week, and none is best.',
};

/** Kind words that single answers and routes call for. The page has a place of its own for `notEmergency`. */
export const sideNotesOf = ({ person, assessment, score, plan }: Told): CodedText[] => {
  const planRaisesActivity = plan.some(({ code }) => raisesActivity.has(code));
  const notes = noticesFor({ person, assessment, quiz: 'longevity', planRaisesActivity })
    .filter(({ code }) => code !== 'notEmergency')
    .map(({ code, text }) => ({ code, text: curly(text) }));
  // In pregnancy no amount is known to be safe, so a limit would read as leave to drink.
  const isAboveLimit =
    score.safetyNotices.some(({ notice }) => notice === 'alcoholLimitWomen') &&
    !assessment.routes.includes('pregnant') &&
    !plan.some(({ code }) => code === 'alcoholLimitWomen');
  return isAboveLimit ? [...notes, alcoholLimitWomen] : notes;
};
