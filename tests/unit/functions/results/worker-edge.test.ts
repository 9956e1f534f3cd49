import { expect, test } from 'vitest';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { parseMailEvent } from '#functions/results/mail/parse-mail-event.ts';
import { parseJob } from '#functions/results/parse-job.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import {
  effectGapSeconds,
  queueRetryInSeconds,
  redeliveryGapSeconds,
  sweepGapSeconds,
} from '#functions/results/retry-times.ts';
import { dayInZone } from '#functions/submissions/day-in-zone.ts';
import { recordOf } from '#tests/support/some-submission.ts';

const record = (id: string, body: string, receiveCount = 1) =>
  recordOf({
    MessageId: id,
    ReceiptHandle: `receipt-${id}`,
    Body: body,
    MD5OfBody: '',
    Attributes: {
      ApproximateReceiveCount: String(receiveCount),
      SentTimestamp: '0',
      ApproximateFirstReceiveTimestamp: '0',
      SenderId: 'x',
    },
  });

const job = JSON.stringify({ userId: 'u', sessionId: 's', submissionId: '01J' });

const run = async (handle: () => Promise<unknown>, bodies: [string, string][]) => {
  const lines: string[] = [];
  const postponed: string[] = [];
  const note = (message: string, facts: object) => void lines.push(JSON.stringify({ message, ...facts }));
  const worker = sqsWorker({
    parse: parseJob,
    handle,
    facts: ({ submissionId }) => ({ submissionId }),
    postpone: async ({ receiptHandle }) => void postponed.push(receiptHandle),
    log: { info: note, warn: note, error: note },
  });
  const answer = await worker({ Records: bodies.map(([id, body]) => record(id, body)) });
  return { failed: answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier), lines, postponed };
};

test('only the failed message of a batch comes again, after a while of its own', async () => {
  const { failed, postponed } = await run(async () => {}, [
    ['a', job],
    ['b', 'not JSON'],
    ['c', job],
  ]);
  expect(failed).toEqual(['b']);
  expect(postponed).toEqual(['receipt-b']);
});

test('a failure is logged by name and place, never by what it says', async () => {
  const { lines } = await run(async () => {
    throw new Error('Ada weighs 172 pounds');
  }, [['a', job]]);
  expect(lines.join()).toContain('"submissionId":"01J"');
  expect(lines.join()).toContain('"failure":"Error"');
  expect(lines.join()).not.toContain('Ada');
});

test.each(['', '{}', '[]', 'null', '{"userId":1,"sessionId":"s","submissionId":"x"}'])('%s is no job', (body) =>
  expect(() => parseJob(body)).toThrow(),
);

test('retries come ever later, and the sweep never waits for a queue that has given up', () => {
  expect([1, 2, 3, 4, 5].map(redeliveryGapSeconds)).toEqual([5, 15, 30, 60, 60]);
  expect(queueRetryInSeconds(5)).toBe(60);
  expect(queueRetryInSeconds(6)).toBe(0);
  expect(effectGapSeconds(60)).toBe(15);
  expect(effectGapSeconds(1e9)).toBe(15 * 60);
  expect(sweepGapSeconds(1e9)).toBe(6 * 3600);
});

test('the limits fit together', () => {
  const { workerTimeoutSeconds, visibilityTimeoutSeconds, leaseSeconds, narratorTimeoutSeconds } = pipelineLimits;
  expect(visibilityTimeoutSeconds).toBeGreaterThanOrEqual(6 * workerTimeoutSeconds);
  expect(leaseSeconds).toBeGreaterThan(workerTimeoutSeconds);
  expect(pipelineLimits.retryAfterSeconds).toHaveLength(pipelineLimits.maxReceiveCount - 1);
  expect(Math.max(...pipelineLimits.retryAfterSeconds)).toBeLessThanOrEqual(pipelineLimits.sweepAfterSeconds);
  // All calls of one job at their slowest: the model, mail, webhook with its secret, eight database calls of two seconds.
  const slowest =
    narratorTimeoutSeconds + pipelineLimits.mailTimeoutSeconds + pipelineLimits.webhookTimeoutSeconds + 4 + 16;
  expect(slowest).toBeLessThanOrEqual(workerTimeoutSeconds);
});

test.each([
  ['2026-01-15T23:30:00Z', 'UTC', '2026-01-15'],
  ['2026-01-15T23:30:00Z', 'Europe/Berlin', '2026-01-16'],
  ['2026-01-16T02:00:00Z', 'America/Los_Angeles', '2026-01-15'],
  ['2026-01-15T23:30:00Z', 'Mars/Olympus', '2026-01-15'],
  ['2024-02-29T12:00:00Z', 'Pacific/Kiritimati', '2024-03-01'],
])('at %s in %s it is %s', (instant, zone, day) => expect(dayInZone(new Date(instant), zone)).toBe(day));

const mailEvent = (eventType: string, more: object) => ({
  'detail-type': 'Email Bounced',
  source: 'aws.ses',
  detail: {
    eventType,
    mail: {
      timestamp: '2026-01-15T10:00:00.000Z',
      destination: ['ada@example.com'],
      tags: { submissionId: ['01J'], userId: ['u'], sessionId: ['YS5iOmNfZC04'], 'ses:from-domain': ['x'] },
    },
    ...more,
  },
});

test.each([
  ['Bounce', { bounce: { bounceType: 'Permanent', bounceSubType: 'General' } }, 'bounced', 'Permanent-General'],
  ['Complaint', { complaint: { complaintFeedbackType: 'abuse' } }, 'complained', 'abuse'],
  ['Complaint', { complaint: { complaintFeedbackType: 'to ada@example.com!' } }, 'complained', 'other'],
  ['Reject', { reject: { reason: 'Bad content' } }, 'rejected', 'none'],
])('SES reporting a %s is read with ids and a code, without an address', (type, more, kind, detail) => {
  const read = parseMailEvent(mailEvent(type, more));
  expect(read).toEqual({
    userId: 'u',
    sessionId: 'a.b:c_d-8',
    submissionId: '01J',
    kind,
    detail,
    at: '2026-01-15T10:00:00.000Z',
  });
});

test.each([
  ['a delivery', mailEvent('Delivery', {})],
  ['a mail that is not ours', { detail: { eventType: 'Bounce', mail: { timestamp: 'x', tags: {} } } }],
  ['nonsense', 'hello'],
])('%s is passed over', (_what, event) => expect(parseMailEvent(event)).toBeNull());
