import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { FunctionName } from '#infra/aws/functions/entries.ts';

/** Each work queue with its dead-letter queue, by the names of the stack's outputs, and the worker whose log has the cause. */
export const workQueues = [
  {
    name: 'results',
    holds: 'submissions that wait for their result',
    dead: 'DeadLettersUrl',
    worker: 'generateResults',
  },
  {
    name: 'effects',
    holds: 'results whose mail, webhook or signature is outstanding',
    dead: 'EffectDeadLettersUrl',
    worker: 'sendEffects',
  },
  {
    name: 'accounts',
    holds: 'mails about accounts, and erasures',
    dead: 'AccountDeadLettersUrl',
    worker: 'handleAccountJobs',
  },
] as const satisfies readonly { worker: FunctionName; [output: string]: string }[];

export type WorkQueue = (typeof workQueues)[number];

/** Scheduled runs that failed every attempt. The next run does their work, so they are never sent again. */
export const failedRuns = { name: 'sweeps', dead: 'EventDeadLettersUrl' } as const;

/** How long a message is hidden from others after it is read. Reading all of them must not take longer. */
const lookSeconds = 300;
/** SQS may return nothing although there are messages, because it polls only some of its servers. */
const emptyAnswersAtEnd = 2;

export type DeadLetter = { messageId: string; receipt: string; body: string; sentAt: Date };

/** The approximate number of messages in a queue, from SQS, and its ARN. */
export async function lookAtQueue(client: SQSClient, queueUrl: string): Promise<{ count: number; arn: string }> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl: queueUrl,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible', 'QueueArn'],
    }),
  );
  const { ApproximateNumberOfMessages: visible = 0, ApproximateNumberOfMessagesNotVisible: hidden = 0 } = Attributes;
  return { count: Number(visible) + Number(hidden), arn: Attributes.QueueArn ?? '' };
}

/**
 * Receives the messages of a dead-letter queue, each once, and passes them to `each`, in sequence. They become visible
 * again at the end, so that the next run finds them. `atMost` bounds the run, because work that fails again comes back
 * to this queue meanwhile.
 */
export async function eachDeadLetter(
  client: SQSClient,
  queueUrl: string,
  atMost: number,
  each: (letter: DeadLetter) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  const hidden: DeadLetter[] = [];
  try {
    for (let empty = 0; empty < emptyAnswersAtEnd && seen.size < atMost; ) {
      const letters = (await receive(client, queueUrl)).filter(({ messageId }) => !seen.has(messageId));
      empty = letters.length === 0 ? empty + 1 : 0;
      for (const letter of letters) seen.add(letter.messageId);
      hidden.push(...letters);
      for (const letter of letters) await each(letter);
    }
  } finally {
    await Promise.all(hidden.map(({ receipt }) => showAgain(client, queueUrl, receipt)));
  }
}

const receive = async (client: SQSClient, QueueUrl: string): Promise<DeadLetter[]> => {
  const command = new ReceiveMessageCommand({
    QueueUrl,
    MaxNumberOfMessages: 10,
    VisibilityTimeout: lookSeconds,
    MessageSystemAttributeNames: ['SentTimestamp'],
  });
  const { Messages = [] } = await client.send(command);
  return Messages.map(({ MessageId = '', ReceiptHandle = '', Body = '', Attributes }) => ({
    messageId: MessageId,
    receipt: ReceiptHandle,
    body: Body,
    sentAt: new Date(Number(Attributes?.SentTimestamp ?? 0)),
  }));
};

/** May fail. The message then becomes visible again after its timeout. */
const showAgain = (client: SQSClient, QueueUrl: string, ReceiptHandle: string): Promise<unknown> =>
  client
    .send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }))
    .catch(() => undefined);
