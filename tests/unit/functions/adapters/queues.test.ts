import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { enqueueAll, enqueueJob } from '#functions/adapters/queues.ts';
import type { JsonCall } from '#functions/edge/aws-call.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

type Sent = { MessageBody: string };
const answering = (answer: (input: { Entries: Sent[] } & Sent) => object) => {
  const client = (async (_target: string, input: object) => answer(input as never)) as JsonCall;
  return { client, queueUrl: 'q' };
};
const md5Of = (text: string) => createHash('md5').update(text).digest('hex');

const job = (id: string) => ({ userId: id, sessionId: id, submissionId: id }) as unknown as ResultJob;

test('only the jobs of a batch that the queue accepted count as enqueued', async () => {
  const sent: Sent[] = [];
  const queue = answering(({ Entries }) => {
    sent.push(...Entries);
    const MD5OfMessageBody = md5Of(Entries[1]?.MessageBody ?? '');
    return { Successful: [{ Id: '1', MD5OfMessageBody }], Failed: [{ Id: '0' }] };
  });
  expect(await enqueueAll(queue)([job('a'), job('b')])).toEqual([job('b')]);
  expect(sent).toHaveLength(2);
});

test('a message that reached the queue as another text is not enqueued', async () => {
  const MD5OfMessageBody = md5Of('another');
  const alone = answering(() => ({ MD5OfMessageBody }));
  await expect(enqueueJob(alone)(job('a'))).rejects.toMatchObject({ name: 'MessageSpoilt' });
  const inBatch = answering(() => ({ Successful: [{ Id: '0', MD5OfMessageBody }] }));
  expect(await enqueueAll(inBatch)([job('a')])).toEqual([]);
});
