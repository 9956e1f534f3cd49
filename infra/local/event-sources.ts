/**
 * What calls functions besides the API: queues (SQS event source mappings), a schedule and SES's events (EventBridge).
 *
 * Not imitated: scaling of the pollers, filters, the batching window; retries of a schedule, and schedules while the system is
 * off; SES's other events, and events that are late or delivered twice.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScheduledEvent, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Invoke } from './lambda.ts';
import type { Mail } from './services/ses.ts';
import { asReceived, type Queue } from './services/sqs/sqs-messages.ts';

type Source = { queue: Queue; functionName: string; batchSize: number; pollers: number };

/**
 * Starts the pollers of a queue. They pass batches to the worker and delete the messages that it did not report as
 * failed. A failed message becomes visible again after its timeout. Returns a function that stops them after the
 * batches in progress.
 */
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
      // For example a full disk. Polling continues, and messages that were not deleted are received again.
      console.error(`The queue ${source.queue.definition.name} could not be polled; retrying:`, error);
      await sleep(retryMs, undefined, { signal }).catch(() => {});
    }
  }
};

const retryMs = 1000;

const pollOnce = async (source: Source, invoke: Invoke, remove: (receipt: string) => void, signal: AbortSignal) => {
  const messages = await source.queue.receive({ count: source.batchSize, waitMs: 20_000 }, signal);
  if (messages.length === 0) return;
  const records = messages.map((message) => asRecord(asReceived(message), source.queue.definition.name));
  const failed = await failedOf(source.functionName, { Records: records }, invoke);
  for (const { messageId, receiptHandle } of records) if (!failed.has(messageId)) remove(receiptHandle);
};

/** The ids of the failed messages. If the worker throws, the whole batch has failed. */
const failedOf = async (functionName: string, event: SQSEvent, invoke: Invoke): Promise<Set<string>> => {
  try {
    const response = await invoke<SQSBatchResponse | undefined>(functionName, event);
    return new Set(response?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  } catch (error) {
    console.error(`The function ${functionName} failed for its whole batch:`, error);
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

/**
 * Invokes a function at a fixed rate. Runs can overlap, as on AWS. Returns a function that stops the schedule after the
 * runs in progress.
 */
export const startSchedule = (functionName: string, everySeconds: number, invoke: Invoke): (() => Promise<void>) => {
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const run = runOnce(functionName, invoke).catch((error: unknown) =>
      console.error(`The function ${functionName} failed on its schedule:`, error),
    );
    running.add(run);
    void run.then(() => running.delete(run));
  }, everySeconds * 1000);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
};

export const runOnce = (functionName: string, invoke: Invoke): Promise<void> =>
  invoke<void>(functionName, {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time: new Date().toISOString(),
    region: 'local',
    resources: [`arn:aws:events:local:000000000000:rule/${functionName}`],
    detail: {},
  } satisfies ScheduledEvent);

/** What SES reports about mails to these addresses of its mailbox simulator. */
const kinds = {
  'bounce@simulator.amazonses.com': {
    detailType: 'Email Bounced',
    eventType: 'Bounce',
    facts: { bounce: { bounceType: 'Permanent', bounceSubType: 'General' } },
  },
  'complaint@simulator.amazonses.com': {
    detailType: 'Email Complaint Received',
    eventType: 'Complaint',
    facts: { complaint: { complaintFeedbackType: 'abuse' } },
  },
};

type Event = { detailType: string; eventType: string; facts: object };

/** One of SES's events, as EventBridge delivers it. */
export const mailEventOf = (mail: Mail, { detailType, eventType, facts }: Event = sent) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': detailType,
  source: 'aws.ses',
  account: '000000000000',
  time: mail.at,
  region: 'local',
  resources: [],
  detail: {
    eventType,
    ...facts,
    mail: {
      messageId: mail.messageId,
      timestamp: mail.at,
      source: mail.from,
      destination: mail.to,
      tags: Object.fromEntries(Object.entries(mail.tags).map(([name, value]) => [name, [value]])),
    },
  },
});

const sent: Event = { detailType: 'Email Sent', eventType: 'Send', facts: { send: {} } };

/** Delivers the events of an accepted mail. */
export const reportMail = async (mail: Mail, invoke: Invoke): Promise<void> => {
  await invoke('record-mail-event', mailEventOf(mail));
  const kind = kinds[mail.to[0] as keyof typeof kinds];
  if (kind) await invoke('record-mail-event', mailEventOf(mail, kind));
};
