import { createHash } from 'node:crypto';
import type {
  ChangeMessageVisibilityCommandInput,
  DeleteMessageCommandInput,
  MessageAttributeValue,
  ReceiveMessageCommandInput,
  SendMessageCommandInput,
} from '@aws-sdk/client-sqs';
import { AwsError } from '#infra/local/wire/aws-protocols.ts';
import type { MessageStore, QueueDefinition, StoredMessage } from './message-store.ts';

export type Queue = ReturnType<typeof createQueue>;

/** One queue over the store, with long polling: a poll ends when a message is visible or its time is over. */
export const createQueue = (definition: QueueDefinition, store: MessageStore) => {
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const end of waiting) end();
  };
  /** Ends at a wake-up, when the next message becomes visible, at the deadline, or when the receiver stops. */
  const pause = (untilAt: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const visibleAt = store.nextVisibleAt(definition.name) ?? untilAt;
      const end = () => {
        clearTimeout(timer);
        waiting.delete(end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, Math.max(1, Math.min(visibleAt, untilAt) - Date.now()));
      waiting.add(end);
      signal.addEventListener('abort', end);
    });

  return {
    definition,
    wake,
    send: (body: string, attributes: string, delayMs = 0): string => {
      const id = store.add(definition.name, body, attributes, delayMs);
      wake();
      return id;
    },
    /** Up to ten messages, hidden from others for `hiddenMs`; none after `waitMs` or once the signal is aborted. */
    receive: async (
      { count, waitMs, hiddenMs }: { count: number; waitMs: number; hiddenMs?: number },
      signal: AbortSignal,
    ): Promise<StoredMessage[]> => {
      const untilAt = Date.now() + waitMs;
      while (!signal.aborted) {
        const messages = store.take(definition, count, hiddenMs ?? definition.visibilityTimeoutSeconds * 1000);
        if (messages.length > 0 || Date.now() >= untilAt) return messages;
        await pause(untilAt, signal);
      }
      return [];
    },
  };
};

type Attributes = Record<string, MessageAttributeValue>;

/** The SDK compares this with its own digest of what it sent or received, and throws if they differ. */
const digestOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** The digest of message attributes, as the SQS developer guide defines it. Undefined without attributes. */
const digestOfAttributes = (attributes: Attributes): string | undefined => {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  for (const name of names) {
    const { DataType = '', StringValue, BinaryValue } = attributes[name] ?? {};
    const value = StringValue === undefined ? Buffer.from(String(BinaryValue), 'base64') : Buffer.from(StringValue);
    const transport = Buffer.of(StringValue === undefined ? 2 : 1);
    hash.update(Buffer.concat([sized(Buffer.from(name)), sized(Buffer.from(DataType)), transport, sized(value)]));
  }
  return hash.digest('hex');
};

const sized = (bytes: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** SQS's limit for a message with its attributes since August 2025. */
const maxMessageBytes = 1024 * 1024;

export const send = (queue: Queue, input: Omit<SendMessageCommandInput, 'QueueUrl'>) => {
  const { MessageBody, MessageAttributes = {}, DelaySeconds = 0 } = input;
  if (!MessageBody) throw new AwsError('MissingParameter', 'The request must contain the parameter MessageBody.');
  const attributes = JSON.stringify(MessageAttributes);
  if (Buffer.byteLength(MessageBody) + Buffer.byteLength(attributes) > maxMessageBytes) {
    const message = `One or more parameters are invalid. Reason: Message must be shorter than ${maxMessageBytes} bytes.`;
    throw new AwsError('InvalidParameterValue', message);
  }
  return {
    MessageId: queue.send(MessageBody, attributes, DelaySeconds * 1000),
    MD5OfMessageBody: digestOf(MessageBody),
    MD5OfMessageAttributes: digestOfAttributes(MessageAttributes),
  };
};

export const receive = async (queue: Queue, input: ReceiveMessageCommandInput, signal: AbortSignal) => {
  const { MaxNumberOfMessages: count = 1, WaitTimeSeconds = 0, VisibilityTimeout } = input;
  if (count < 1 || count > 10) {
    const message = `Value ${count} for parameter MaxNumberOfMessages is invalid. Reason: Must be between 1 and 10, if provided.`;
    throw new AwsError('InvalidParameterValue', message);
  }
  const hiddenMs = VisibilityTimeout === undefined ? {} : { hiddenMs: VisibilityTimeout * 1000 };
  const messages = await queue.receive({ count, waitMs: WaitTimeSeconds * 1000, ...hiddenMs }, signal);
  return messages.length > 0 ? { Messages: messages.map(asReceived) } : {};
};

/** Includes every attribute, whether the caller requested it or not. */
export const asReceived = (message: StoredMessage) => {
  const attributes = JSON.parse(message.attributes) as Attributes;
  const digest = digestOfAttributes(attributes);
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: digestOf(message.body),
    Attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
      SenderId: 'local',
    },
    ...(digest ? { MessageAttributes: attributes, MD5OfMessageAttributes: digest } : {}),
  };
};

/** Succeeds for a message that is already deleted, like SQS. */
export const remove = (store: MessageStore, { ReceiptHandle }: Pick<DeleteMessageCommandInput, 'ReceiptHandle'>) => {
  store.remove(receiptOf(ReceiptHandle));
  return {};
};

export const changeVisibility = (store: MessageStore, queue: Queue, input: ChangeMessageVisibilityCommandInput) => {
  if (!store.show(receiptOf(input.ReceiptHandle), Number(input.VisibilityTimeout) * 1000)) {
    throw new AwsError(
      'InvalidParameterValue',
      'Value for parameter ReceiptHandle is invalid. Reason: Message does not exist.',
    );
  }
  queue.wake();
  return {};
};

const receiptOf = (handle: string | undefined) => {
  if (handle && /^[0-9a-f]{32}$/.test(handle)) return handle;
  throw new AwsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
};
