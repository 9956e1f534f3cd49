import type { FunctionName } from './entries.ts';

/**
 * The functions that a release reaches step by step: those on the way of every quiz. They have nearly all calls, so that a tenth of
 * them in five minutes says something. Of passwords, links for doctors or bounces there are a few an hour: such a function
 * would go over unseen. They change all at once, as do the
 * sweeper, of which two versions would undo each other's work, and the probe, which is what would see a bad release.
 *
 * A worker that crashes or runs out of time is seen. A job that fails is not: it goes back to its queue, and nine of ten
 * tries meet the former version.
 */
const shifted: readonly FunctionName[] = [
  'session',
  'register',
  'addressProofs',
  'ownResults',
  'createSubmission',
  'preTokenGeneration',
  'generateResults',
  'sendEffects',
  'handleAccountJobs',
];

export const isShifted = (name: FunctionName): boolean => shifted.includes(name);
