import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { redeliveryGapSeconds } from '#functions/results/pipeline-state.ts';
import type { AccountJob, ResultJob } from '#shared/contract/messages.ts';
import { clientSettings } from './client-settings.ts';

export const createQueueClient = (settings = clientSettings): SQSClient => new SQSClient(settings);

export type ResultQueue = { client: SQSClient; queueUrl: string };

/** Enqueues a job. The message contains only ids: answers are stored in their table alone. */
export const enqueueJob =
  (queue: ResultQueue) =>
  ({ userId, runId, submissionId }: ResultJob): Promise<void> =>
    sendMessage(queue, { userId, runId, submissionId } satisfies ResultJob);

/** Enqueues a job about an account, due after a delay of at most 15 minutes. The message contains only ids. */
export const enqueueAccountJob =
  (queue: ResultQueue) =>
  (job: AccountJob, delaySeconds = 0): Promise<void> =>
    sendMessage(queue, job, delaySeconds);

/** Sends one message. The client throws if SQS received another text than this one. */
const sendMessage = async ({ client, queueUrl }: ResultQueue, job: object, DelaySeconds = 0): Promise<void> => {
  await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(job), DelaySeconds }));
};

/**
 * Enqueues up to ten jobs in one call. Returns those that the queue accepted: none if the call failed, or if SQS received
 * another text for one of them.
 */
export const enqueueAll =
  ({ client, queueUrl }: ResultQueue) =>
  async <Job extends ResultJob>(jobs: Job[]): Promise<Job[]> => {
    const entries = jobs.map(({ userId, runId, submissionId }, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify({ userId, runId, submissionId } satisfies ResultJob),
    }));
    try {
      const { Successful = [] } = await client.send(
        new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }),
      );
      const accepted = new Set(Successful.map(({ Id }) => Id));
      return jobs.filter((_, index) => accepted.has(String(index)));
    } catch {
      // Whatever the reason, these jobs are still in the index, and the next sweep retries them.
      return [];
    }
  };

/** The approximate number of messages that no worker has received yet. */
export const queueDepth =
  ({ client, queueUrl }: ResultQueue) =>
  async (): Promise<number> => {
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    );
    return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
  };

/** Hides a failed message for its backoff, instead of the queue's whole visibility timeout. */
export const postponeMessage =
  ({ client, queueUrl }: ResultQueue, gapSeconds = redeliveryGapSeconds) =>
  async ({ receiptHandle, receiveCount }: { receiptHandle: string; receiveCount: number }): Promise<void> => {
    const VisibilityTimeout = gapSeconds(receiveCount);
    await client.send(
      new ChangeMessageVisibilityCommand({ QueueUrl: queueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout }),
    );
  };

let shared: SQSClient | undefined;

/** Queues share one client in a process: it keeps its connections. */
const sharedClient = (): SQSClient => {
  shared ??= createQueueClient();
  return shared;
};

export const queueAt = (queueUrl: string, client = sharedClient()): ResultQueue => ({ client, queueUrl });
