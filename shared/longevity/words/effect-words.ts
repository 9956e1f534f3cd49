import type { PlanCode } from '#shared/longevity/evidence/plan-labels.ts';
import { numberWord } from '#shared/words/phrases.ts';
import type { Ages } from './ages.ts';

/** What one other answer goes with, null when the whole years stay; an age, never a difference. Quitting shows what ten smoke-free years go with. */
export const effectWords = (now: Ages, then: Ages, code: PlanCode): string | null => {
  if (then.biological === now.biological) return null;
  return isAboutQuitting(code)
    ? `Your age could be ${then.biological}, in time: it takes ten years or more without smoke.`
    : `Your age would be ${then.biological}, likely ${then.range}, if only this answer were different.`;
};

/** Its age is that of somebody ten smoke-free years later (METHODS 2.6). */
const isAboutQuitting = (code: PlanCode): boolean => code === 'quitSmoking' || code === 'staySmokeFree';

/** What several actions go with at once. `all`: none of the plan is left out. */
export const togetherWords = (codes: readonly PlanCode[], all: boolean, now: Ages, then: Ages): string | null => {
  const who = whoTogether(codes.length, all);
  if (then.biological === now.biological) return null;
  return codes.some(isAboutQuitting)
    ? `${who}: your age could be ${then.biological}, likely ${then.range}, in time: ten years or more without smoke are part of it.`
    : `${who}: your age would be ${then.biological}, likely ${then.range}.`;
};

const whoTogether = (count: number, all: boolean): string => {
  if (!all) return `The ${numberWord(count)} steps with an age beside them, together`;
  return count === 2 ? 'Both together' : `All ${numberWord(count)} together`;
};
