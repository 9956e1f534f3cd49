import type { Worker } from '#functions/edge/worker.ts';
import { backUpUsersEntry } from './entry/back-up-users.ts';
import { generateResultsEntry } from './entry/generate-results.ts';
import { handleAccountJobsEntry } from './entry/handle-account-jobs.ts';
import { preTokenGenerationEntry } from './entry/pre-token-generation.ts';
import { recordMailEventEntry } from './entry/record-mail-event.ts';
import { runProbeEntry } from './entry/run-probe.ts';
import { sendEffectsEntry } from './entry/send-effects.ts';
import { sweepWaitingEntry } from './entry/sweep-waiting.ts';

/** Every function that serves no API route, by name: `runProbe` is `runProbeEntry` of `entry/run-probe.ts`. */
export const workers = {
  generateResults: generateResultsEntry,
  sendEffects: sendEffectsEntry,
  handleAccountJobs: handleAccountJobsEntry,
  sweepWaiting: sweepWaitingEntry,
  recordMailEvent: recordMailEventEntry,
  runProbe: runProbeEntry,
  backUpUsers: backUpUsersEntry,
  preTokenGeneration: preTokenGenerationEntry,
} satisfies Record<string, Worker>;

export type WorkerName = keyof typeof workers;
