import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { accountLimit } from '#functions/accounts/address-mails.ts';
import { storedTryLimits } from '#functions/adapters/limits/password-tries.ts';
import { dailySubmissions, rollingKey, takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { requireEnv } from '#functions/edge/env.ts';
import type { Limit } from '#functions/edge/limit.ts';
import { asRunId, asUserId, type RunId, type UserId } from '#shared/contract/ids.ts';
import { patientClient, startTestStandIns } from '#tests/support/stand-ins.ts';

// The limits through the real SDK, on a clock of the test's own.

const standIns = await startTestStandIns();
afterAll(standIns.stop);

const table = { client: createDocumentClient(patientClient), tableName: requireEnv('LIMITS_TABLE') };
const take = takeFrom(table);
const hour = 3600;
const threeAnHour = (): Limit => ({ kind: 'login', subject: randomUUID(), max: 3, windowSeconds: hour });
const at = (time: string) => new Date(`2026-01-15T${time}Z`);
const stored = async ({ subject }: Limit) => {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.tableName }));
  return Items.filter(({ key }) => String(key).includes(subject));
};

describe('three tries an hour', () => {
  test('are three, and the fourth gets the rest of the hour to wait', async () => {
    const limit = threeAnHour();
    for (const time of ['10:00:00', '10:20:00', '10:40:00'])
      expect(await take(limit, at(time))).toEqual({ allowed: true });
    expect(await take(limit, at('10:45:00'))).toEqual({ allowed: false, retryAfterSeconds: 900 });
    expect(await take(limit, at('10:59:59.900'))).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect(await take(limit, at('11:00:00'))).toEqual({ allowed: true });
  });

  test('are three of a hundred concurrent ones', async () => {
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

  test('leave one item, which DynamoDB deletes after the hour; refused tries do not change it', async () => {
    const limit = threeAnHour();
    for (let tries = 0; tries < 9; tries += 1) await take(limit, at('10:30:00'));
    const [item, ...others] = await stored(limit);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ tries: 3, expiresAt: at('11:00:00').getTime() / 1000 });
  });
});

describe('two mails a day and five in 30 days', () => {
  const day = 24 * hour;
  const takeMail = takeRollingFrom(table);
  const someAddress = () => accountLimit((_, text) => text, { userId: asUserId(randomUUID()), email: 'mailbox' });
  const on = (days: number) => new Date(at('10:00:00').getTime() + days * day * 1000);

  test('hold in any day and in any 30, however the days of the calendar fall', async () => {
    const limit = someAddress();
    const allowed = async (days: number) => (await takeMail(limit, on(days))).allowed;
    expect([await allowed(0), await allowed(0.5), await allowed(0.9)]).toEqual([true, true, false]);
    expect([await allowed(1), await allowed(20), await allowed(29.9)]).toEqual([true, true, true]);
    expect(await takeMail(limit, on(29.95))).toMatchObject({ allowed: false });
    expect([await allowed(30), await allowed(30)]).toEqual([true, false]);
  });

  test('are two of thirty concurrent ones', async () => {
    const limit = someAddress();
    const all = await Promise.all(Array.from({ length: 30 }, () => takeMail(limit, on(0))));
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(2);
    expect(all.find(({ allowed }) => !allowed)).toEqual({ allowed: false, retryAfterSeconds: day });
  });

  test('count a delayed mail when it is sent', async () => {
    const limit = someAddress();
    const allowed = async (days: number, instead?: number) =>
      (await takeMail(limit, on(days), instead === undefined ? undefined : on(instead))).allowed;
    expect([await allowed(0), await allowed(0.1)]).toEqual([true, true]);
    expect([await allowed(0.9, 0), await allowed(1.15)]).toEqual([true, true]);
    expect(await allowed(1.2)).toBe(false);
  });

  test('leave one item, which is deleted when its last mail no longer counts', async () => {
    const limit = someAddress();
    for (const days of [0, 0.1, 0.2, 3]) await takeMail(limit, on(days));
    const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.tableName }));
    const mine = Items.filter(({ key }) => key === rollingKey(limit));
    expect(mine).toMatchObject([
      { expiresAt: on(33).getTime() / 1000, takenAt: [0, 0.1, 3].map((n) => on(n).getTime() / 1000) },
    ]);
  });
});

describe('twenty submissions a day', () => {
  const take = dailySubmissions({ ...table, serverKey: 'key' });
  const send = (userId: UserId, runId: RunId, time = '10:00:00') => take({ userId, runId }, 20, at(time));

  test('are twenty session ids; the next one is refused with the time until the day ends', async () => {
    const userId = asUserId(randomUUID());
    const ids = Array.from({ length: 20 }, () => randomUUID());
    for (const id of ids) expect(await send(userId, asRunId(id))).toEqual({ allowed: true });
    expect(await send(userId, asRunId(randomUUID()), '22:00:00')).toEqual({
      allowed: false,
      retryAfterSeconds: 2 * hour,
    });
    for (const id of ids) expect(await send(userId, asRunId(id), '23:00:00')).toEqual({ allowed: true });
    expect(await send(asUserId(randomUUID()), asRunId(randomUUID()))).toEqual({ allowed: true });
  });
});

/** The brakes on a clock that the test moves. */
const brakes = () => {
  const clock = { now: at('10:00:00') };
  const settings = { serverKey: randomUUID(), roomyNetwork: '127.0.0.1', now: () => clock.now };
  const tries = storedTryLimits(table, settings);
  const outcomeOf = async (trying: ReturnType<typeof tries.password>) => {
    const tried = await trying;
    return 'refusal' in tried ? tried.refusal.retryAfterSeconds : 'passes';
  };
  return {
    clock,
    tries,
    wrong: (email: string, device: string | null = null) => outcomeOf(tries.password({ email, device })),
  };
};

describe('wrong passwords', () => {
  test('reach the account service four times, and then not at all for 16 minutes, for any address', async () => {
    const { clock, wrong } = brakes();
    for (const expected of ['passes', 'passes', 'passes', 'passes', 960])
      expect(await wrong('ada@example.com')).toBe(expected);
    clock.now = at('10:15:00');
    expect(await wrong('ada@example.com')).toBe(60);
    clock.now = at('10:16:00');
    for (const expected of ['passes', 'passes', 'passes', 'passes', 960])
      expect(await wrong('ada@example.com')).toBe(expected);
  });

  test('pass four times of a hundred concurrent tries', async () => {
    const { wrong } = brakes();
    const all = await Promise.all(Array.from({ length: 100 }, () => wrong('ada@example.com')));
    expect(all.filter((outcome) => outcome === 'passes')).toHaveLength(4);
  });

  test('of a stranger do not lock out the owner on a known device, which has a count of four too', async () => {
    const { wrong } = brakes();
    for (let tries = 0; tries < 9; tries += 1) await wrong('ada@example.com');
    for (const expected of ['passes', 'passes', 'passes', 'passes', 960])
      expect(await wrong('ada@example.com', 'secret of a device')).toBe(expected);
    expect(await wrong('bo@example.com', 'secret of a device')).toBe('passes');
  });

  test('are forgotten after the right one', async () => {
    const { tries, wrong } = brakes();
    for (let count = 0; count < 3; count += 1) await wrong('ada@example.com');
    const right = await tries.password({ email: 'ada@example.com', device: null });
    if ('succeeded' in right) await right.succeeded();
    for (const expected of ['passes', 'passes', 'passes', 'passes', 960])
      expect(await wrong('ada@example.com')).toBe(expected);
  });
});

describe('one network address', () => {
  const passed = async (kind: 'login' | 'register', network: string, times: number) => {
    const { tries } = brakes();
    const outcomes = await Promise.all(Array.from({ length: times }, () => tries.network(kind, network)));
    return outcomes.filter((outcome) => outcome === null).length;
  };

  test('opens 60 accounts and logs in 100 times an hour', async () => {
    expect(await passed('register', '203.0.113.7', 70)).toBe(60);
    expect(await passed('login', '203.0.113.7', 110)).toBe(100);
  });

  test('may try a hundred times as often when it is this machine, which only the local system sets', async () => {
    expect(await passed('register', '127.0.0.1', 200)).toBe(200);
  });

  test('gets a time to try again, and is in no key as plain text', async () => {
    const { tries } = brakes();
    for (let count = 0; count < 60; count += 1) await tries.network('register', '198.51.100.20');
    expect(await tries.network('register', '198.51.100.20')).toEqual({
      refusal: {
        code: 'slow-down',
        message: 'Too many accounts were made from your network. Please try again in 60 minutes.',
        retryAfterSeconds: 3600,
      },
    });
    const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.tableName }));
    expect(JSON.stringify(Items)).not.toMatch(/198\.51\.100|ada@|example\.com/);
  });
});
