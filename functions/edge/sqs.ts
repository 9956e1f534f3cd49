import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { createMeasure, type Log, type LogFacts, type Measure, nameOfError, placeOfError } from './log.ts';

type Delivery = { messageId: string; receiptHandle: string; receiveCount: number };

export type SqsWorker<Message> = {
  /** Throws if the body is not a message of this queue. */
  parse: (body: string) => Message;
  handle: (message: Message, delivery: Delivery) => Promise<unknown>;
  /** Ids for the log line of a failure. */
  facts: (message: Message) => LogFacts;
  /** Hides a failed message for a while, instead of the queue's whole visibility timeout. */
  postpone: (delivery: Delivery) => Promise<void>;
  log: Log;
  measure?: Measure;
};

/**
 * Turns a batch into jobs, which run in parallel. Only failed jobs go back to the queue (partial batch response), which
 * redelivers them and finally moves them to the dead-letter queue.
 */
export const sqsWorker = <Message>(worker: SqsWorker<Message>) => {
  const { measure = createMeasure() } = worker;
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const outcomes = await Promise.all(event.Records.map((record) => hasFailed(worker, record)));
    const failed = event.Records.filter((_, index) => outcomes[index]);
    if (failed.length > 0) measure('JobFailed', failed.length);
    return { batchItemFailures: failed.map((record) => ({ itemIdentifier: record.messageId })) };
  };
};

const hasFailed = async <Message>(worker: SqsWorker<Message>, record: SQSRecord): Promise<boolean> => {
  const delivery: Delivery = {
    messageId: record.messageId,
    receiptHandle: record.receiptHandle,
    receiveCount: Number(record.attributes.ApproximateReceiveCount) || 1,
  };
  let ids: LogFacts = {};
  try {
    const message = worker.parse(record.body);
    ids = worker.facts(message);
    await worker.handle(message, delivery);
    return false;
  } catch (failure) {
    const about = { messageId: delivery.messageId, receiveCount: delivery.receiveCount };
    // Only the name: an error's message may quote personal data.
    worker.log.warn('job failed', { ...ids, ...about, failure: nameOfError(failure), at: placeOfError(failure) });
    // If this fails, the message comes back after the queue's visibility timeout.
    await worker.postpone(delivery).catch((error: unknown) => {
      worker.log.warn('message not postponed', { ...about, failure: nameOfError(error) });
    });
    return true;
  }
};
