import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { AccountJob, ResultJob } from '#shared/contract/messages.ts';
import { clientSettings } from './client-settings.ts';

/** In this file, so that a function that rarely enqueues loads the client only when it needs it. */
export const createQueueClient = (settings = clientSettings): SQSClient => new SQSClient(settings);

export type ResultQueue = { client: SQSClient; queueUrl: string };

/** Enqueues a job. The message contains only ids: answers are stored in their table alone. */
export const enqueueJob =
  ({ client, queueUrl }: ResultQueue) =>
  async ({ userId, sessionId, submissionId }: ResultJob): Promise<void> => {
    const MessageBody = JSON.stringify({ userId, sessionId, submissionId } satisfies ResultJob);
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
  };

/** Enqueues up to ten jobs in one call. Answers with those that the queue accepted: none if the call failed. */
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
      // Whatever the reason, these jobs are still in the index, and the next sweep retries them.
      return [];
    }
  };

/** The approximate number of messages that no worker has received yet. */
export const queueDepth =
  ({ client, queueUrl }: ResultQueue) =>
  async (): Promise<number> => {
    const AttributeNames = ['ApproximateNumberOfMessages' as const];
    const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames }));
    return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
  };

/** Hides a message for this many seconds from now, instead of the queue's whole visibility timeout. */
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

/** Enqueues a job about an account. The message contains only ids. */
export const enqueueAccountJob =
  ({ client, queueUrl }: ResultQueue) =>
  async (job: AccountJob): Promise<void> => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job) }));
  };

/** The queue at this URL. */
export const accountQueue = (queueUrl: string): ResultQueue => ({ client: createQueueClient(), queueUrl });
