import { SendMessageCommand } from '@aws-sdk/client-sqs';
import type { AccountJob } from '#shared/contract/messages.ts';
import { createQueueClient, type ResultQueue } from './result-queue.ts';

/** Puts a job about an account on its queue. The message has ids only. */
export const enqueueAccountJob =
  ({ client, queueUrl }: ResultQueue) =>
  async (job: AccountJob): Promise<void> => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }));
  };

/** The queue at this address. */
export const accountQueue = (queueUrl: string): ResultQueue => ({ client: createQueueClient(), queueUrl });
