import { expect, test } from 'vitest';
import { type BackedUpUser, backUpUsers, type UserPage } from '#functions/accounts/back-up-users.ts';
import { asUserId } from '#shared/contract/ids.ts';

const pageSize = 3;

/** A pool of `count` users, and a bucket. The run can end after each page. */
const world = (count: number) => {
  const pool: BackedUpUser[] = Array.from({ length: count }, (_, at) => ({
    userId: asUserId(`user-${at}`),
    email: `${at}@example.com`,
    isVerified: at % 2 === 0,
    status: 'CONFIRMED',
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  const bucket = new Map<string, UserPage[]>();
  const finished: number[] = [];
  let now = new Date('2026-11-22T00:10:00.000Z');
  let isKnown = (_: string) => true;
  let calls = 0;
  const run = backUpUsers({
    listUsers: async (from) => {
      calls += 1;
      if (from !== null && !isKnown(from)) return 'over';
      const start = Number(from ?? 0);
      const end = start + pageSize;
      return { users: pool.slice(start, end), next: end < pool.length ? String(end) : null };
    },
    findLast: async (since) => {
      const after = since.toISOString().replaceAll(':', '-');
      const name = [...bucket.keys()]
        .filter((each) => each > after)
        .sort()
        .at(-1);
      return name === undefined ? null : { name, parts: bucket.get(name)?.length ?? 0 };
    },
    readPart: async (name, part) => bucket.get(name)?.[part - 1] ?? { users: [], next: null },
    savePart: async (name, part, content) => {
      const parts = bucket.get(name) ?? [];
      parts[part - 1] = content;
      bucket.set(name, parts);
    },
    pause: async () => {},
    now: () => now,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    measure: (_, value = 1) => void finished.push(value),
  });
  return {
    run,
    bucket,
    finished,
    users: pool,
    saved: () => [...bucket.values()].at(-1)?.flatMap(({ users }) => users),
    pass: (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
    forget: () => {
      isKnown = () => false;
    },
    calls: () => calls,
  };
};

test('the backup of all users runs once a day, and does nothing in the other hours', async () => {
  const { run, saved, users, bucket, calls, pass, finished } = world(8);
  await run(() => false);
  expect(saved()).toEqual(users);
  expect(finished).toEqual([8]);
  const asked = calls();
  pass(23);
  await run(() => false);
  expect(calls()).toBe(asked);
  // The next day, but less than 24 hours later. The last backup is complete, so it is not continued.
  pass(0.9);
  await run(() => false);
  expect([...bucket.keys()]).toEqual(['2026-11-22T00-10-00.000Z', '2026-11-23T00-04-00.000Z']);
});

test('a backup that ran out of time continues in the next hour, without missing or repeating a user', async () => {
  const { run, saved, users, bucket, pass, finished } = world(10);
  for (let hours = 0; hours < 4; hours += 1) {
    await run(() => true);
    pass(1);
  }
  expect(bucket.size).toBe(1);
  expect(saved()).toEqual(users);
  expect(finished).toHaveLength(1);
});

test('the backup starts over when Cognito rejects its page token, and the unfinished one stays unfinished', async () => {
  const { run, saved, users, bucket, pass, forget } = world(10);
  await run(() => true);
  pass(1);
  forget();
  await run(() => true);
  expect([...bucket.values()].map((parts) => parts.at(-1)?.next)).toEqual(['3', '3']);
  expect([...bucket.keys()]).toEqual(['2026-11-22T00-10-00.000Z', '2026-11-22T01-10-00.000Z']);
  expect(saved()).toEqual(users.slice(0, 3));
});

test('a pool without users gets a backup too, so a missing backup always means a failure', async () => {
  const { run, bucket, finished } = world(0);
  await run(() => false);
  expect([...bucket.values()]).toEqual([[{ users: [], next: null }]]);
  expect(finished).toEqual([0]);
});
