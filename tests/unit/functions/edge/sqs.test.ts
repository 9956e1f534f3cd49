import { expect, test } from 'vitest';
import { type SqsWorker, sqsWorker } from '#functions/edge/sqs.ts';
import { parseJob } from '#functions/results/generate-results.ts';
import { recordOf } from '#tests/support/submissions.ts';

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

const job = JSON.stringify({ userId: 'u', runId: 's', submissionId: '01J' });

type Worker = SqsWorker<ReturnType<typeof parseJob>>;

const run = async (handle: Worker['handle'], bodies: [string, string][], over: Partial<Worker> = {}) => {
  const lines: string[] = [];
  const postponed: string[] = [];
  const measured: unknown[] = [];
  const note = (message: string, facts: object) => void lines.push(JSON.stringify({ message, ...facts }));
  const worker = sqsWorker({
    parse: parseJob,
    handle,
    facts: ({ submissionId }) => ({ submissionId }),
    postpone: async ({ receiptHandle }) => void postponed.push(receiptHandle),
    log: { info: note, warn: note, error: note },
    measure: (name, count) => void measured.push([name, count]),
    ...over,
  });
  const answer = await worker({ Records: bodies.map(([id, body]) => record(id, body, 3)) });
  return { failed: answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier), lines, postponed, measured };
};

test('only the failed message of a batch is retried, after its own delay', async () => {
  const { failed, postponed } = await run(async () => {}, [
    ['a', job],
    ['b', 'not JSON'],
    ['c', job],
  ]);
  expect(failed).toEqual(['b']);
  expect(postponed).toEqual(['receipt-b']);
});

test('failed jobs are counted for the alarms of a release, and a batch without failures counts nothing', async () => {
  const { measured } = await run(async () => {}, [
    ['a', 'not JSON'],
    ['b', 'not JSON'],
    ['c', job],
  ]);
  expect(measured).toEqual([['JobFailed', 2]]);
  expect((await run(async () => {}, [['a', job]])).measured).toEqual([]);
});

test('a handler gets the message and how often it was delivered', async () => {
  const handled: unknown[] = [];
  const { failed } = await run(async (...given) => void handled.push(given), [['a', job]]);
  const delivery = { messageId: 'a', receiptHandle: 'receipt-a', receiveCount: 3 };
  expect([failed, handled]).toEqual([[], [[JSON.parse(job), delivery]]]);
});

test('a message whose delay cannot be set is retried anyway, and the operator can see it', async () => {
  const postpone = () => Promise.reject(new RangeError('Ada weighs 172 pounds'));
  const { failed, lines } = await run(() => Promise.reject(new Error('down')), [['a', job]], { postpone });
  expect(failed).toEqual(['a']);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      message: 'job failed',
      submissionId: '01J',
      messageId: 'a',
      receiveCount: 3,
      failure: 'Error',
      at: expect.stringContaining('sqs.test.ts'),
    },
    { message: 'message not postponed', messageId: 'a', receiveCount: 3, failure: 'RangeError' },
  ]);
});

test('a failure is logged by its name and place, never by its message', async () => {
  const { lines } = await run(async () => {
    throw new Error('Ada weighs 172 pounds');
  }, [['a', job]]);
  expect(lines.join()).toContain('"submissionId":"01J"');
  expect(lines.join()).toContain('"failure":"Error"');
  expect(lines.join()).not.toContain('Ada');
});
