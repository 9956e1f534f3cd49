/**
 * SQS standard queues on SQLite: send, receive with long polling, delete, visibility timeouts, delays, the dead-letter
 * queue after too many receives, redrive, counts.
 *
 * Not imitated: FIFO queues, creating and changing queues (all are defined at the start), retention, duplicate or unordered
 * delivery, approximate counts (these are exact), the limit of 120,000 messages in flight. A redrive moves all messages at
 * once.
 */

import type {
  ChangeMessageVisibilityCommandInput,
  DeleteMessageBatchCommandInput,
  DeleteMessageCommandInput,
  ReceiveMessageCommandInput,
  SendMessageBatchCommandInput,
  SendMessageCommandInput,
  StartMessageMoveTaskCommandInput,
} from '@aws-sdk/client-sqs';
import { type Count, openMessageStore, type QueueDefinition } from '#infra/local/services/sqs/message-store.ts';
import {
  changeVisibility,
  createQueue,
  type Queue,
  receive,
  remove,
  send,
} from '#infra/local/services/sqs/sqs-messages.ts';
import { AwsError, awsJson, type Faults, type Operations } from '#infra/local/wire/aws-protocols.ts';

type OnQueue = { QueueUrl?: string | undefined };

export type Sqs = ReturnType<typeof startSqs>;

export const startSqs = (dataDir: string, definitions: readonly QueueDefinition[], faults: Faults) => {
  const store = openMessageStore(dataDir);
  const queues = new Map(definitions.map((definition) => [definition.name, createQueue(definition, store)]));
  const queue = (name: string): Queue => {
    const found = queues.get(name);
    if (!found) throw new AwsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.');
    return found;
  };
  const at = ({ QueueUrl }: OnQueue) => queue(String(QueueUrl).split('/').at(-1) ?? '');

  const operations: Operations = {
    SendMessage: (input: SendMessageCommandInput) => send(at(input), input),
    SendMessageBatch: (input: SendMessageBatchCommandInput) =>
      eachEntry(input.Entries, (entry) => send(at(input), entry)),
    ReceiveMessage: (input: ReceiveMessageCommandInput, signal) => receive(at(input), input, signal),
    DeleteMessage: (input: DeleteMessageCommandInput) => remove(store, input),
    DeleteMessageBatch: (input: DeleteMessageBatchCommandInput) =>
      eachEntry(input.Entries, (entry) => remove(store, entry)),
    ChangeMessageVisibility: (input: ChangeMessageVisibilityCommandInput) => changeVisibility(store, at(input), input),
    GetQueueAttributes: (input: OnQueue) => ({
      Attributes: describe(at(input).definition, store.count(at(input).definition.name)),
    }),
    StartMessageMoveTask: (input: StartMessageMoveTaskCommandInput) => {
      const source = String(input.SourceArn).split(':').at(-1) ?? '';
      const target = definitions.find(({ deadLetters }) => deadLetters?.queue === source)?.name;
      if (!target)
        throw new AwsError('com.amazonaws.sqs#ResourceNotFoundException', 'The source is not a dead-letter queue.');
      store.move(source, target);
      queue(target).wake();
      return { TaskHandle: 'local' };
    },
  };

  return {
    answer: awsJson('sqs', '1.0', operations, faults),
    queue,
    count: store.count,
    remove: store.remove,
    stop: store.close,
  };
};

/** A batch succeeds or fails entry by entry. */
const eachEntry = <Entry extends { Id?: string | undefined }>(entries: Entry[] = [], act: (entry: Entry) => object) => {
  if (entries.length === 0 || entries.length > 10) {
    throw new AwsError('com.amazonaws.sqs#EmptyBatchRequest', 'There should be 1 to 10 entries in the request.');
  }
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...act(entry) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.type, Message: error.message });
    }
  }
  return { Successful, Failed };
};

const describe = ({ name, visibilityTimeoutSeconds, deadLetters }: QueueDefinition, counts: Count) => ({
  QueueArn: `arn:aws:sqs:local:000000000000:${name}`,
  VisibilityTimeout: String(visibilityTimeoutSeconds),
  ApproximateNumberOfMessages: String(counts.visible),
  ApproximateNumberOfMessagesNotVisible: String(counts.inFlight),
  ApproximateNumberOfMessagesDelayed: String(counts.delayed),
  ...(deadLetters && {
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: `arn:aws:sqs:local:000000000000:${deadLetters.queue}`,
      maxReceiveCount: deadLetters.maxReceiveCount,
    }),
  }),
});
