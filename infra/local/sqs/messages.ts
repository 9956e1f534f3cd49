import type {
  ChangeMessageVisibilityCommandInput,
  DeleteMessageCommandInput,
  ReceiveMessageCommandInput,
  SendMessageCommandInput,
} from '@aws-sdk/client-sqs';
import { AwsError } from '#infra/local/wire/aws-error.ts';
import { type Attributes, digestOf, digestOfAttributes } from './digest.ts';
import type { MessageStore, StoredMessage } from './message-store.ts';
import type { Queue } from './queue.ts';

/** SQS's limit for a message with its attributes, since August 2025. */
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

/** Has every attribute, also those that the caller did not ask for. */
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

/** Succeeds for a message that is deleted already, like SQS. */
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
