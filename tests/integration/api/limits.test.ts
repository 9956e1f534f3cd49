import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { type Limit, takeFrom } from '#functions/adapters/limits.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { startTestStandIns } from '#tests/support/stand-ins.ts';

// The limits through the real SDK, on a clock of the test's own.

const standIns = await startTestStandIns();
afterAll(standIns.stop);

const table = { client: createDocumentClient(), tableName: requireEnv('LIMITS_TABLE') };
const take = takeFrom(table);
const hour = 3600;
const threeAnHour = (): Limit => ({ kind: 'login', subject: randomUUID(), max: 3, windowSeconds: hour });
const at = (time: string) => new Date(`2026-01-15T${time}Z`);
const stored = async ({ subject }: Limit) => {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.tableName }));
  return Items.filter(({ key }) => String(key).includes(subject));
};

describe('three tries an hour', () => {
  test('are three, and the fourth is told how long the hour still lasts', async () => {
    const limit = threeAnHour();
    for (const time of ['10:00:00', '10:20:00', '10:40:00'])
      expect(await take(limit, at(time))).toEqual({ allowed: true });
    expect(await take(limit, at('10:45:00'))).toEqual({ allowed: false, retryAfterSeconds: 900 });
    expect(await take(limit, at('10:59:59.900'))).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect(await take(limit, at('11:00:00'))).toEqual({ allowed: true });
  });

  test('are three of a hundred that come at once', async () => {
    const limit = threeAnHour();
    const all = await Promise.all(Array.from({ length: 100 }, () => take(limit, at('10:00:00'))));
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('are three for each subject and each kind of try', async () => {
    const limit = threeAnHour();
    for (let tries = 0; tries < 4; tries += 1) await take(limit, at('10:00:00'));
    expect(await take({ ...limit, subject: randomUUID() }, at('10:00:00'))).toEqual({ allowed: true });
    expect(await take({ ...limit, kind: 'register' }, at('10:00:00'))).toEqual({ allowed: true });
  });

  test('leave one item for the hour, which DynamoDB deletes after it, and refused tries change nothing', async () => {
    const limit = threeAnHour();
    for (let tries = 0; tries < 9; tries += 1) await take(limit, at('10:30:00'));
    const [item, ...others] = await stored(limit);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ tries: 3, expiresAt: at('11:00:00').getTime() / 1000 });
  });
});
