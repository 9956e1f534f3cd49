import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { storedTryLimits } from '#functions/adapters/limits/password-tries.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { closeHandoff, findHandoff, markRead, saveHandoff } from '#functions/features/move/adapters.ts';
import { putLimit } from '#functions/features/move/handoff.ts';
import { patientClient, startTestStandIns } from '#tests/support/stand-ins.ts';

// How long a quiz may be on its way to another device, through the real SDK, on a clock of the test's own.

const standIns = await startTestStandIns();
afterAll(standIns.stop);

const table = { client: createDocumentClient(patientClient), tableName: requireEnv('LIMITS_TABLE') };
const at = (time: string) => new Date(`2026-01-15T${time}Z`);

test('a handoff ends after ten minutes, whatever follows, and can then be neither read nor changed', async () => {
  const id = randomUUID();
  expect(await saveHandoff(table)(id, 'one', at('10:00:00'))).toBe(true);
  // A repeat gives it no more time.
  expect(await saveHandoff(table)(id, 'one', at('10:09:59'))).toBe(true);
  expect(await findHandoff(table)(id, at('10:09:59'))).toEqual({ draft: 'one' });
  const over = at('10:10:00');
  expect(await findHandoff(table)(id, over)).toBeNull();
  expect(await saveHandoff(table)(id, 'one', over)).toBe(false);
  await markRead(table)(id, 'somebody', over);
  await closeHandoff(table)(id, 'withdrawn', null, over);
  expect(await findHandoff(table)(id, at('10:09:59'))).toEqual({ draft: 'one' });
});

test('every item carries its end for DynamoDB to delete it', async () => {
  const id = randomUUID();
  await saveHandoff(table)(id, 'one', at('10:00:00'));
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.tableName }));
  expect(Items.find(({ key }) => key === `handoff#${id}`)).toEqual({
    key: `handoff#${id}`,
    draft: 'one',
    expiresAt: at('10:10:00').getTime() / 1000,
  });
});

test('closing removes the text, and a second ending changes nothing', async () => {
  const id = randomUUID();
  await saveHandoff(table)(id, 'one', at('10:00:00'));
  await markRead(table)(id, 'the phone', at('10:01:00'));
  await closeHandoff(table)(id, 'moved', 'the phone', at('10:02:00'));
  await closeHandoff(table)(id, 'withdrawn', null, at('10:03:00'));
  expect(await findHandoff(table)(id, at('10:03:00'))).toEqual({ readBy: 'the phone', closed: 'moved' });
});

test('one network may put 200 drafts an hour, and each other network its own 200', async () => {
  const { network } = storedTryLimits(table, {
    serverKey: 'key',
    roomyNetwork: '',
    now: () => at('10:00:00'),
  });
  for (let draft = 0; draft < 200; draft += 1) expect(await network(putLimit, '203.0.113.7')).toBeNull();
  expect(await network(putLimit, '203.0.113.7')).toMatchObject({
    refusal: { code: 'slow-down', retryAfterSeconds: 3600 },
  });
  expect(await network(putLimit, '203.0.113.8')).toBeNull();
});
