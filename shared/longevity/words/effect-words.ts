import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { capitalised, numberWord } from '#shared/words/phrases.ts';
import type { Ages } from './ages.ts';

/** What one other answer goes with; an age, never a difference. Quitting shows what ten smoke-free years go with. */
export const effectWords = (now: Ages, then: Ages, code: PlanCode): string => {
  const isQuitting = code === 'quitSmoking' || code === 'staySmokeFree';
  if (then.biological === now.biological) return `Your age would stay about ${now.biological}.`;
  return isQuitting
    ? `Your age could be ${then.biological}, in time: it takes ten years or more without smoke.`
    : `Your age would be ${then.biological}, likely ${then.range}, if only this answer were different.`;
};

/** What several actions go with at once. `all`: none of the plan is left out. */
export const togetherWords = (count: number, all: boolean, now: Ages, then: Ages): string => {
  const who = all ? `All ${numberWord(count)} together` : `${capitalised(numberWord(count))} of them together`;
  return then.biological === now.biological
    ? `${who}: your age would stay about ${now.biological}.`
    : `${who}: your age would be ${then.biological}, likely ${then.range}.`;
};
