import { createHash } from 'node:crypto';
import type {
  ChangeMessageVisibilityCommandInput,
  GetQueueAttributesCommandInput,
  GetQueueAttributesCommandOutput,
  SendMessageBatchCommandInput,
  SendMessageBatchCommandOutput,
  SendMessageCommandInput,
  SendMessageCommandOutput,
} from '@aws-sdk/client-sqs';
import { type Account, type JsonCall, jsonCalls } from '#functions/edge/aws-call.ts';
import { redeliveryGapSeconds } from '#functions/results/pipeline-state.ts';
import type { AccountJob, ResultJob } from '#shared/contract/messages.ts';
import { clientSettings } from './client-settings.ts';

/** SQS, as `jsonCalls` calls it. */
export type QueueClient = JsonCall;

export const createQueueClient = (settings = clientSettings, account?: Account): QueueClient =>
  jsonCalls('sqs', settings, account);

export type ResultQueue = { client: QueueClient; queueUrl: string };

/** Enqueues a job. The message contains only ids: answers are stored in their table alone. */
export const enqueueJob =
  (queue: ResultQueue) =>
  ({ userId, sessionId, submissionId }: ResultJob): Promise<void> =>
    sendMessage(queue, { userId, sessionId, submissionId } satisfies ResultJob);

/** Enqueues a job about an account. The message contains only ids. */
export const enqueueAccountJob =
  (queue: ResultQueue) =>
  (job: AccountJob): Promise<void> =>
    sendMessage(queue, job);

/** Sends one message, and throws if SQS received another text than this one. */
const sendMessage = async ({ client, queueUrl }: ResultQueue, job: object): Promise<void> => {
  const input = { QueueUrl: queueUrl, MessageBody: JSON.stringify(job) } satisfies SendMessageCommandInput;
  const { MD5OfMessageBody } = await client<SendMessageCommandOutput>('AmazonSQS.SendMessage', input);
  if (MD5OfMessageBody !== md5Of(input.MessageBody)) throw new MessageSpoilt();
};

const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');

class MessageSpoilt extends Error {
  override name = 'MessageSpoilt';
}

/** Enqueues up to ten jobs in one call. Answers with those that the queue accepted: none if the call failed. */
export const enqueueAll =
  ({ client, queueUrl }: ResultQueue) =>
  async <Job extends ResultJob>(jobs: Job[]): Promise<Job[]> => {
    const entries = jobs.map(({ userId, sessionId, submissionId }, index) => ({
      Id: String(index),
      MessageBody: JSON.stringify({ userId, sessionId, submissionId } satisfies ResultJob),
    }));
    const input = { QueueUrl: queueUrl, Entries: entries } satisfies SendMessageBatchCommandInput;
    try {
      const answer = await client<SendMessageBatchCommandOutput>('AmazonSQS.SendMessageBatch', input);
      const received = new Map(answer.Successful?.map(({ Id, MD5OfMessageBody }) => [Id, MD5OfMessageBody]));
      return jobs.filter((_, index) => {
        const entry = entries[index];
        return entry && received.get(entry.Id) === md5Of(entry.MessageBody);
      });
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
    const input = { QueueUrl: queueUrl, AttributeNames } satisfies GetQueueAttributesCommandInput;
    const { Attributes } = await client<GetQueueAttributesCommandOutput>('AmazonSQS.GetQueueAttributes', input);
    return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
  };

/** Hides a failed message for its gap, instead of the queue's whole visibility timeout. */
export const postponeMessage =
  ({ client, queueUrl }: ResultQueue, gapSeconds = redeliveryGapSeconds) =>
  async ({ receiptHandle, receiveCount }: { receiptHandle: string; receiveCount: number }): Promise<void> => {
    const input = { QueueUrl: queueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: gapSeconds(receiveCount) };
    await client('AmazonSQS.ChangeMessageVisibility', input satisfies ChangeMessageVisibilityCommandInput);
  };

export const queueAt = (queueUrl: string, client = createQueueClient()): ResultQueue => ({ client, queueUrl });
