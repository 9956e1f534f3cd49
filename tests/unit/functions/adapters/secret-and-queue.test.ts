import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { enqueueAll } from '#functions/adapters/result-queue.ts';
import { parseKeys, webhookKeys } from '#functions/adapters/webhook-secret.ts';

const base64Of = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');

test.each([
  [23, false],
  [24, true],
  [64, true],
  [65, false],
])('a signing key of %i bytes is taken: %s', (bytes, isTaken) => {
  if (isTaken) expect(parseKeys(`whsec_${base64Of(bytes)}`)).toHaveLength(1);
  else expect(() => parseKeys(`whsec_${base64Of(bytes)}`)).toThrow('24 to 64 bytes');
});

test('the signing key is read once in five minutes, and then again: a rotation needs no deployment', async () => {
  let reads = 0;
  const client = { send: async () => ({ SecretString: base64Of(24 + reads++) }) } as unknown as SecretsManagerClient;
  let now = 0;
  const keys = webhookKeys(client, 'secret', () => now);
  const lengthAt = async (seconds: number) => {
    now = seconds * 1000;
    return (await keys())[0]?.length;
  };
  expect([await lengthAt(0), await lengthAt(299), await lengthAt(301), await lengthAt(600)]).toEqual([24, 24, 25, 25]);
});

test('of a batch only what the queue took counts as enqueued', async () => {
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
