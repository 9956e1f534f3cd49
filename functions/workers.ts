import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import { backUpUsersWorker } from './accounts/back-up-users.ts';
import { handleAccountJobsWorker } from './accounts/handle-account-job.ts';
import { preTokenGenerationWorker } from './accounts/sign-in/pre-token-generation.ts';
import { runProbeWorker } from './probe/run-probe.ts';
import { generateResultsWorker } from './results/generate-results.ts';
import { recordMailEventWorker } from './results/mail/record-mail-event.ts';
import { sendEffectsWorker } from './results/send-effects.ts';
import { sweepWaitingWorker } from './results/sweep-waiting.ts';

/** Every function that serves no API route, by name. Each has its entry in functions/entry. */
export const workers = {
  generateResults: generateResultsWorker,
  sendEffects: sendEffectsWorker,
  handleAccountJobs: handleAccountJobsWorker,
  sweepWaiting: sweepWaitingWorker,
  recordMailEvent: recordMailEventWorker,
  runProbe: runProbeWorker,
  backUpUsers: backUpUsersWorker,
  preTokenGeneration: preTokenGenerationWorker,
} as const satisfies Record<string, WorkerDeclaration>;

export type WorkerName = keyof typeof workers;
