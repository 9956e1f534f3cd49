import { createQueueClient, enqueueJob } from '#functions/adapters/queues.ts';
import * as items from '#functions/adapters/submissions/submissions.ts';
import { requireCount, requireEnv } from '../edge/env.ts';
import type { Port } from '../edge/rights.ts';
import { submissions } from './stores.ts';

export const saveSubmission = {
  rights: { submissions: ['PutItem'], accounts: ['ConditionCheckItem'], waitingShards: [] },
  open: () => {
    const table = { ...submissions(), shards: requireCount('WAITING_SHARDS') };
    return items.saveSubmission(table, requireEnv('ACCOUNTS_TABLE'));
  },
} satisfies Port;

export const enqueueResultJob = {
  rights: { resultQueue: ['SendMessage'] },
  open: () => enqueueJob({ client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') }),
} satisfies Port;
