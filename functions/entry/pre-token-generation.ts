import { addUserId, preTokenGenerationWorker } from '#functions/accounts/sign-in/pre-token-generation.ts';
import { workerOf } from '#functions/edge/worker.ts';

export const preTokenGenerationEntry = workerOf(preTokenGenerationWorker, {}, () => addUserId);
