import * as items from '#functions/adapters/submissions/submissions.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { requireCount, requireEnv } from '../edge/env.ts';
import type { Port } from '../edge/rights.ts';
import { submissions } from './stores.ts';

let resultQueue: Promise<(job: ResultJob) => Promise<void>> | undefined;

/** Once per process, and not before the first submission: a cold start need not wait for the queue's client. */
const openResultQueue = () => {
  resultQueue ??= import('../adapters/queues.ts').then(({ createQueueClient, enqueueJob }) =>
    enqueueJob({ client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') }),
  );
  return resultQueue;
};

export const saveSubmission = {
  rights: { submissions: ['PutItem'], accounts: ['ConditionCheckItem'], waitingShards: [] },
  open: () => {
    const table = { ...submissions(), shards: requireCount('WAITING_SHARDS') };
    const save = items.saveSubmission(table, requireEnv('ACCOUNTS_TABLE'));
    return (submission: Parameters<typeof save>[0]) => {
      // Loads while the write is in flight. `enqueueResultJob` handles its failure.
      void openResultQueue().catch(() => undefined);
      return save(submission);
    };
  },
} satisfies Port;

export const enqueueResultJob = {
  rights: { resultQueue: ['SendMessage'] },
  open: () => {
    // So that a missing variable fails the cold start.
    requireEnv('RESULT_QUEUE_URL');
    return async (job: ResultJob) => (await openResultQueue())(job);
  },
} satisfies Port;
