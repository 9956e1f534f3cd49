import { type SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { clientSettings, patientSettings } from '#functions/adapters/client-settings.ts';
import { enqueueAll } from '#functions/adapters/queues.ts';

/** What `infra/aws` gives a function of the API, in milliseconds. A person waits for its answer. */
const functionTimeout = 10_000;

test.each([
  ['the database and the queue', clientSettings],
  ['the accounts', patientSettings],
])('all tries of one call to %s end before the function does, with time left to answer', (_, settings) => {
  const { requestHandler, maxAttempts } = settings;
  expect(maxAttempts).toBeGreaterThan(1);
  expect(requestHandler.requestTimeout * maxAttempts).toBeLessThanOrEqual(functionTimeout - 2000);
  expect(requestHandler.connectionTimeout).toBeLessThanOrEqual(requestHandler.requestTimeout);
  expect(requestHandler.throwOnRequestTimeout, 'without it the SDK only prints a warning').toBe(true);
});

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
