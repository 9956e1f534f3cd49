/**
 * The event source mapping between SQS and Lambda: several pollers give batches to the worker and delete the messages that
 * it did not report as failed. A failed message becomes visible again when its timeout ends.
 *
 * Not imitated: scaling of the pollers, filters, the batching window.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Queue } from '#infra/local/sqs/messages.ts';
import { asReceived } from '#infra/local/sqs/messages.ts';
import type { Invoke } from './lambda.ts';

type Source = { queue: Queue; functionName: string; batchSize: number; pollers: number };

/** Starts polling. The returned function stops it, waiting for the batches in work. */
export const pollQueue = (source: Source, invoke: Invoke, remove: (receipt: string) => void): (() => Promise<void>) => {
  const stopping = new AbortController();
  const polls = Array.from({ length: source.pollers }, () => poll(source, invoke, remove, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(polls);
  };
};

const poll = async (source: Source, invoke: Invoke, remove: (receipt: string) => void, signal: AbortSignal) => {
  while (!signal.aborted) {
    try {
      await pollOnce(source, invoke, remove, signal);
    } catch (error) {
      // For example a full disk. Process and polling go on, and messages that were not deleted come again.
      console.error(`The queue ${source.queue.definition.name} could not be polled, trying again:`, error);
      await sleep(restMs, undefined, { signal }).catch(() => {});
    }
  }
};

const restMs = 1000;

const pollOnce = async (source: Source, invoke: Invoke, remove: (receipt: string) => void, signal: AbortSignal) => {
  const messages = await source.queue.receive({ count: source.batchSize, waitMs: 20_000 }, signal);
  if (messages.length === 0) return;
  const records = messages.map((message) => asRecord(asReceived(message), source.queue.definition.name));
  const failed = await failedOf(source.functionName, { Records: records }, invoke);
  for (const { messageId, receiptHandle } of records) if (!failed.has(messageId)) remove(receiptHandle);
};

/** When the worker throws, the whole batch has failed. */
const failedOf = async (functionName: string, event: SQSEvent, invoke: Invoke): Promise<Set<string>> => {
  try {
    const response = await invoke<SQSBatchResponse | undefined>(functionName, event);
    return new Set(response?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  } catch (error) {
    console.error(`The function ${functionName} failed with its whole batch:`, error);
    return new Set(event.Records.map(({ messageId }) => messageId));
  }
};

const asRecord = (message: ReturnType<typeof asReceived>, queueName: string): SQSRecord => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes,
  messageAttributes: {},
  md5OfBody: message.MD5OfBody,
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:local:000000000000:${queueName}`,
  awsRegion: 'local',
});
