import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { ResultJob } from '#shared/contract/messages.ts';
import { clientSettings } from './client-settings.ts';

/** Here and not beside the others, so that a function which hardly ever enqueues can load it on use. */
export const createQueueClient = (): SQSClient => new SQSClient(clientSettings);

export type ResultQueue = { client: SQSClient; queueUrl: string };

/** Puts a job on the queue: ids only, so that no answer is in a place that is not made for answers. */
export const enqueueJob =
  ({ client, queueUrl }: ResultQueue) =>
  async ({ userId, sessionId, submissionId }: ResultJob): Promise<void> => {
    const MessageBody = JSON.stringify({ userId, sessionId, submissionId } satisfies ResultJob);
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
  };

/** Puts up to ten jobs on the queue in one call; answers with those that it took. A refused call took none. */
export const enqueueAll =
  ({ client, queueUrl }: ResultQueue) =>
  async <Job extends ResultJob>(jobs: Job[]): Promise<Job[]> => {
    const entries = jobs.map(({ userId, sessionId, submissionId }, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify({ userId, sessionId, submissionId } satisfies ResultJob),
    }));
    try {
      const answer = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }));
      const taken = new Set(answer.Successful?.map(({ Id }) => Id));
      return jobs.filter((_, index) => taken.has(String(index)));
    } catch {
      // Whatever the reason, these jobs still stand in the index: the sweep counts them and comes back.
      return [];
    }
  };

/** Hides a message that a worker holds for so many seconds more, instead of for the queue's whole visibility timeout. */
export const postponeMessage =
  ({ client, queueUrl }: ResultQueue) =>
  async (receiptHandle: string, seconds: number): Promise<void> => {
    await client.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: queueUrl,
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: seconds,
      }),
    );
  };
