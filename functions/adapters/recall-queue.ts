import { SendMessageCommand } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import type { RecallJob } from '#functions/results/rescore/recall.ts';
import type { ResultQueue } from './result-queue.ts';

const word = z.string().check(z.minLength(1), z.maxLength(64));
const job = z.object({ engine: word, begunAt: word, part: word });

/** A message of the queue of recalls. Throws for anything else, which then ends in the dead-letter queue. */
export const parseRecallJob = (body: string): RecallJob => job.parse(JSON.parse(body));

export const enqueueRecall =
  ({ client, queueUrl }: ResultQueue) =>
  async ({ engine, begunAt, part }: RecallJob, delaySeconds: number): Promise<void> => {
    const MessageBody = JSON.stringify({ engine, begunAt, part } satisfies RecallJob);
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody, DelaySeconds: delaySeconds }));
  };
