import { type SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { enqueueAll } from '#functions/adapters/queues.ts';

test('only the jobs of a batch that the queue accepted count as enqueued', async () => {
  const client = new SQSClient({ region: 'eu-west-1' });
  const sent: unknown[] = [];
  client.send = async ({ input }: SendMessageBatchCommand) => {
    sent.push(...(input.Entries ?? []));
    return { Successful: [{ Id: '1' }], Failed: [{ Id: '0' }] };
  };
  const job = (id: string) => ({ userId: id, sessionId: id, submissionId: id });
  expect(await enqueueAll({ client, queueUrl: 'q' })([job('a'), job('b')])).toEqual([job('b')]);
  expect(sent).toHaveLength(2);
});
