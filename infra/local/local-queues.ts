import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { QueueDefinition } from '#infra/local/services/sqs/message-store.ts';

export const resultQueueName = 'results';
export const effectQueueName = 'effects';
export const accountQueueName = 'account-jobs';

export const deadLettersOf = (name: string): string => `${name}-dead-letters`;

/** Every queue of jobs, each with its dead-letter queue. */
export const queues: readonly QueueDefinition[] = [resultQueueName, effectQueueName, accountQueueName].flatMap(
  (name) => [
    {
      name,
      visibilityTimeoutSeconds: pipelineLimits.visibilityTimeoutSeconds,
      deadLetters: { queue: deadLettersOf(name), maxReceiveCount: pipelineLimits.maxReceiveCount },
    },
    { name: deadLettersOf(name), visibilityTimeoutSeconds: 30 },
  ],
);
