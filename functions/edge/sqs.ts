import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';

export type Delivery = { messageId: string; receiptHandle: string; receiveCount: number };

type Watch = { warn: (message: string, facts: Record<string, string | number>) => void };

export type SqsWorker<Message> = {
  /** Throws when the body is not a message of this queue. */
  parse: (body: string) => Message;
  handle: (message: Message, delivery: Delivery) => Promise<unknown>;
  /** Ids for the log line of a failure. */
  facts: (message: Message) => Record<string, string>;
  /** Hides a failed message for a while: without it, it would stay away for the queue's whole visibility timeout. */
  postpone: (delivery: Delivery) => Promise<void>;
  log: Watch;
};

/**
 * The one place where a batch becomes jobs. Jobs run side by side; those that fail, and only those, are handed back to
 * the queue (partial batch response), which delivers them again and at last moves them to the dead-letter queue.
 */
export const sqsWorker =
  <Message>(worker: SqsWorker<Message>) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(event.Records.map((record) => endedBadly(worker, record)));
    return {
      batchItemFailures: event.Records.filter((_, index) => failed[index]).map((record) => ({
        itemIdentifier: record.messageId,
      })),
    };
  };

const endedBadly = async <Message>(worker: SqsWorker<Message>, record: SQSRecord): Promise<boolean> => {
  const delivery: Delivery = {
    messageId: record.messageId,
    receiptHandle: record.receiptHandle,
    receiveCount: Number(record.attributes.ApproximateReceiveCount) || 1,
  };
  let ids: Record<string, string> = {};
  try {
    const message = worker.parse(record.body);
    ids = worker.facts(message);
    await worker.handle(message, delivery);
    return false;
  } catch (failure) {
    // The name only: an error's message may quote what it choked on.
    worker.log.warn('job failed', { ...ids, ...about(delivery), failure: nameOf(failure), at: placeOf(failure) });
    await postponeQuietly(worker, delivery);
    return true;
  }
};

const postponeQuietly = async <Message>(worker: SqsWorker<Message>, delivery: Delivery) => {
  try {
    await worker.postpone(delivery);
  } catch (failure) {
    // Then it comes back when its visibility runs out by itself.
    worker.log.warn('message not postponed', { ...about(delivery), failure: nameOf(failure) });
  }
};

const about = ({ messageId, receiveCount }: Delivery) => ({ messageId, receiveCount });

const nameOf = (failure: unknown) => (failure instanceof Error ? failure.name : typeof failure);

/** Where in the code, for the operator: the first two frames of the stack, without the message above them. */
const placeOf = (failure: unknown): string =>
  failure instanceof Error
    ? (failure.stack ?? '')
        .split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 2)
        .map((line) =>
          line
            .trim()
            .slice(3)
            .replace(/\(.*\//, '('),
        )
        .join(' < ')
    : '';
