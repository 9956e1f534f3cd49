import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { QueueDefinition } from '#infra/local/services/sqs/message-store.ts';

export const resultQueueName = 'results';
export const deadLetterQueueName = 'results-dead-letters';
export const effectQueueName = 'effects';
export const effectDeadLettersName = 'effects-dead-letters';
export const accountQueueName = 'account-jobs';
const accountDeadLettersName = 'account-jobs-dead-letters';

export const recallQueueName = 'recalls';
const recallDeadLettersName = 'recalls-dead-letters';

export const queues: readonly QueueDefinition[] = [
  {
    name: resultQueueName,
    visibilityTimeoutSeconds: pipelineLimits.visibilityTimeoutSeconds,
    deadLetters: { queue: deadLetterQueueName, maxReceiveCount: pipelineLimits.maxReceiveCount },
  },
  { name: deadLetterQueueName, visibilityTimeoutSeconds: 30 },
  {
    name: effectQueueName,
    visibilityTimeoutSeconds: pipelineLimits.visibilityTimeoutSeconds,
    deadLetters: { queue: effectDeadLettersName, maxReceiveCount: pipelineLimits.maxReceiveCount },
  },
  { name: effectDeadLettersName, visibilityTimeoutSeconds: 30 },
  {
    name: accountQueueName,
    visibilityTimeoutSeconds: pipelineLimits.visibilityTimeoutSeconds,
    deadLetters: { queue: accountDeadLettersName, maxReceiveCount: pipelineLimits.maxReceiveCount },
  },
  { name: accountDeadLettersName, visibilityTimeoutSeconds: 30 },
  {
    name: recallQueueName,
    visibilityTimeoutSeconds: pipelineLimits.visibilityTimeoutSeconds,
    deadLetters: { queue: recallDeadLettersName, maxReceiveCount: pipelineLimits.maxReceiveCount },
  },
  { name: recallDeadLettersName, visibilityTimeoutSeconds: 30 },
];
