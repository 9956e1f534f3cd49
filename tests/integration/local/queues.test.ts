import { once } from 'node:events';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  QueueDoesNotExist,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { afterAll, expect, test, vi } from 'vitest';
import { startSqs } from '#infra/local/services/sqs.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import type { LocalRequest } from '#infra/local/wire/http-messages.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

// The stand-in for SQS through the real SDK: what AWS documents for the calls that the product makes.

// Only a test moves the clock, so a long poll that finds nothing waits for ever.
vi.useFakeTimers({ toFake: ['Date'] });
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const faults = createFaults();
const dir = await temporaryDir();
const server = await listen(0);
const definitions = [
  { name: 'jobs', visibilityTimeoutSeconds: 1, deadLetters: { queue: 'dead', maxReceiveCount: 2 } },
  { name: 'dead', visibilityTimeoutSeconds: 30 },
];
let sqs = startSqs(dir.path, definitions, faults);
const asked: LocalRequest[] = [];
server.mount('/sqs', (request) => {
  asked.push(request);
  return sqs.answer(request);
});
const client = new SQSClient({
  endpoint: `${server.origin}/sqs`,
  region: 'eu-west-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  maxAttempts: 1,
});
const QueueUrl = `${server.origin}/sqs/000000000000/jobs`;
const deadUrl = `${server.origin}/sqs/000000000000/dead`;

const send = (MessageBody: string, DelaySeconds = 0) =>
  client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
const receive = async (WaitTimeSeconds = 0, url = QueueUrl): Promise<Message[]> => {
  const input = {
    QueueUrl: url,
    MaxNumberOfMessages: 10,
    WaitTimeSeconds,
    MessageSystemAttributeNames: ['All' as const],
  };
  return (await client.send(new ReceiveMessageCommand(input))).Messages ?? [];
};
const remove = ({ ReceiptHandle }: Message) => client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
/** The next call that reaches the queue. */
const arrival = (): Promise<LocalRequest> => {
  const before = asked.length;
  return eventually(() => {
    const next = asked[before];
    if (!next) throw new Error('Nothing has arrived.');
    return next;
  });
};
const only = (messages: Message[]): Message => {
  const [message, ...others] = messages;
  if (!message || others.length > 0) throw new Error(`Expected one message, got ${messages.length}.`);
  return message;
};

afterAll(async () => {
  client.destroy();
  await server.stop();
  sqs.stop();
  await dir.remove();
});

test('a message is received once, then hidden until its timeout, then deleted for good', async () => {
  await send('hello');
  const first = only(await receive());
  expect(first).toMatchObject({ Body: 'hello', Attributes: { ApproximateReceiveCount: '1' } });
  expect(await receive()).toEqual([]);
  pass(1);
  const again = only(await receive());
  expect(again).toMatchObject({ MessageId: first.MessageId, Attributes: { ApproximateReceiveCount: '2' } });
  await remove(again);
  pass(2);
  expect(await receive()).toEqual([]);
});

test('a long poll ends as soon as a message arrives', async () => {
  const polling = receive(5);
  await arrival();
  await send('at last');
  await remove(only(await polling));
});

test('a receiver that disconnects takes no message with it', async () => {
  const leaving = new AbortController();
  const input = new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 10 });
  const polling = client.send(input, { abortSignal: leaving.signal });
  const poll = await arrival();
  const left = once(poll.signal, 'abort');
  leaving.abort();
  await expect(polling).rejects.toThrow(/abort/i);
  await left;
  await send('for somebody else');
  const message = only(await receive());
  expect(message.Attributes?.ApproximateReceiveCount).toBe('1');
  await remove(message);
});

test('a delayed message arrives after its delay', async () => {
  await send('later', 1);
  expect(await receive()).toEqual([]);
  pass(1);
  await remove(only(await receive()));
});

test('a message made visible again arrives at once', async () => {
  await send('again');
  const { ReceiptHandle } = only(await receive());
  await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
  await remove(only(await receive()));
});

test('a message that was received too often is a dead letter, and a redrive brings it back', async () => {
  await send('poison');
  for (let count = 0; count < 2; count++) {
    const { ReceiptHandle } = only(await receive());
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
  }
  expect(await receive()).toEqual([]);
  expect(sqs.count('dead').visible).toBe(1);

  const SourceArn = 'arn:aws:sqs:local:000000000000:dead';
  await client.send(new StartMessageMoveTaskCommand({ SourceArn }));
  expect(await receive(0, deadUrl)).toEqual([]);
  await remove(only(await receive()));
});

test('a batch succeeds or fails entry by entry', async () => {
  const Entries = [
    { Id: 'good', MessageBody: 'one' },
    { Id: 'huge', MessageBody: 'x'.repeat(1024 * 1024 + 1) },
  ];
  const sent = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['good']);
  expect(sent.Failed?.map(({ Id }) => Id)).toEqual(['huge']);
  const { ReceiptHandle } = only(await receive());
  const removed = await client.send(
    new DeleteMessageBatchCommand({
      QueueUrl,
      Entries: [
        { Id: 'real', ReceiptHandle },
        { Id: 'bogus', ReceiptHandle: 'bogus' },
      ],
    }),
  );
  expect(removed.Successful?.map(({ Id }) => Id)).toEqual(['real']);
  expect(removed.Failed).toMatchObject([{ Id: 'bogus', Code: 'ReceiptHandleIsInvalid' }]);
});

test('message attributes arrive as they were sent', async () => {
  const MessageAttributes = { trace: { DataType: 'String', StringValue: 'abc' } };
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'with attributes', MessageAttributes }));
  const message = only(await receive());
  expect(message.MessageAttributes).toEqual(MessageAttributes);
  await remove(message);
});

test('waiting, hidden and delayed messages all survive a restart', async () => {
  await send('hidden');
  only(await receive());
  await send('waiting');
  await send('delayed', 2);
  sqs.stop();
  sqs = startSqs(dir.path, definitions, faults);
  expect(sqs.count('jobs')).toEqual({ visible: 1, inFlight: 1, delayed: 1 });
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
  expect(Attributes).toMatchObject({ ApproximateNumberOfMessages: '1', ApproximateNumberOfMessagesNotVisible: '1' });
});

test('an unknown queue is refused with the SDK’s error name', async () => {
  const unknown = client.send(new SendMessageCommand({ QueueUrl: `${QueueUrl}-not`, MessageBody: 'x' }));
  await expect(unknown).rejects.toBeInstanceOf(QueueDoesNotExist);
});
