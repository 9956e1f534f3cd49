import { expect, test } from 'vitest';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { parseJob } from '#functions/results/parse-job.ts';
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
