import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createQueueClient, enqueueAll, enqueueJob } from '#functions/adapters/queues.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { answer, answeringService } from '#tests/support/answering-service.ts';
import { patientClient } from '#tests/support/stand-ins.ts';

/** The queue, talking to this test's server. */
const queue = () => ({
  client: createQueueClient(patientClient),
  queueUrl: `${process.env.AWS_ENDPOINT_URL}/111122223333/results`,
});
const md5Of = (text: string) => createHash('md5').update(text).digest('hex');

const job = (id: string) => ({ userId: id, runId: id, submissionId: id }) as unknown as ResultJob;
const sent = (id: string, text = JSON.stringify(job(id))) => ({ MessageId: id, MD5OfMessageBody: md5Of(text) });

test('only the jobs of a batch that the queue accepted count as enqueued', async () => {
  const seen = await answeringService(
    answer(200, { Successful: [{ Id: '1', ...sent('b') }], Failed: [{ Id: '0', Code: 'InternalError' }] }),
  );
  expect(await enqueueAll(queue())([job('a'), job('b')])).toEqual([job('b')]);
  expect(seen.map(({ body }) => JSON.parse(body).Entries.length)).toEqual([2]);
});

test('a message that reached the queue with another text does not count as enqueued', async () => {
  await answeringService(
    answer(200, sent('a', 'another')),
    answer(200, { Successful: [{ Id: '0', ...sent('a', 'another') }] }),
  );
  await expect(enqueueJob(queue())(job('a'))).rejects.toThrow('InvalidChecksumError');
  expect(await enqueueAll(queue())([job('a')])).toEqual([]);
});

test('a throttled message is sent again', async () => {
  const seen = await answeringService(
    answer(400, { __type: 'com.amazonaws.sqs#RequestThrottled', message: 'Slow down.' }),
    answer(200, sent('a')),
  );
  await enqueueJob(queue())(job('a'));
  expect(seen).toHaveLength(2);
});
