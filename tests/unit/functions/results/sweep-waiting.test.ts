import { describe, expect, test } from 'vitest';
import { lanes, pipelineLimits, type SweptShard, shardsToSweep } from '#functions/results/pipeline-limits.ts';
import type { SweepDeps, Waiting, WaitingSubmission } from '#functions/results/sweep-waiting.ts';
import { sweepWaiting } from '#functions/results/sweep-waiting.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const waiting = (name: number | string, ageSeconds = 120): WaitingSubmission => ({
  userId: asUserId(`user-${name}`),
  runId: asRunId(`session-${name}`),
  submissionId: asSubmissionId(`01J${name}`),
  waitingSince: ago(ageSeconds),
  acceptedAt: ago(ageSeconds),
});
const many = (count: number, prefix = '') => Array.from({ length: count }, (_, index) => waiting(`${prefix}${index}`));

/**
 * An index in memory, by partition, which is read page by page. `takes` is how many of a batch the queue accepts, in
 * turn.
 */
const sweeping = (
  rows: Record<string, WaitingSubmission[]>,
  { takes = [10], spoilt = {} as Partial<SweepDeps>, shards = [oneShard], isTimeUp = (): boolean => false } = {},
) => {
  const asked: string[] = [];
  const enqueued: string[] = [];
  const moved: string[] = [];
  const left = [...takes];
  const deps: SweepDeps = {
    findWaiting: async ({ partition, limit, from }) => {
      asked.push(partition);
      const all = rows[partition] ?? [];
      const start = Number(from?.at ?? 0);
      const page: Waiting = { due: all.slice(start, start + limit), unreadable: [] };
      return start + limit < all.length ? { ...page, next: { at: start + limit } } : page;
    },
    enqueueAll: async (_, jobs) => {
      const taken = jobs.slice(0, left.length > 1 ? left.shift() : left[0]);
      enqueued.push(...taken.map(({ runId }) => runId));
      return taken;
    },
    room: async () => ({ jobs: 1000, queueSeconds: 0 }),
    shards: shards.length,
    defer: async ({ runId }, waitingSince) => void moved.push(`${runId} deferred to ${waitingSince}`),
    deadLetter: async ({ runId }) => void moved.push(`${runId} dead-lettered`),
    now: () => now,
    watch: { swept: () => {} },
    ...spoilt,
  };
  return { ending: sweepWaiting(deps)({ shards, isTimeUp }), asked, enqueued, moved };
};

const oneShard: SweptShard = lanes.map((lane) => ({ lane, partition: `${lane}-0` }));
const otherShard: SweptShard = lanes.map((lane) => ({ lane, partition: `${lane}-1` }));

test('the sweep picks up only jobs that have waited a minute, because younger ones are under way', async () => {
  const looked: string[] = [];
  const findWaiting: SweepDeps['findWaiting'] = async ({ before }) => {
    looked.push(before);
    return { due: [], unreadable: [] };
  };
  expect(await sweeping({}, { spoilt: { findWaiting } }).ending).toMatchObject({
    enqueued: 0,
    refused: 0,
    deadLettered: 0,
  });
  expect(new Set(looked)).toEqual(new Set([ago(60)]));
});

test('all due jobs are enqueued, page by page, and checked again after a quarter of their age', async () => {
  const { ending, moved } = sweeping({ 'result-0': many(223) });
  expect(await ending).toMatchObject({ enqueued: 223, refused: 0, deadLettered: 0, oldestResultSeconds: 120 });
  expect(moved).toContain(`session-222 deferred to ${new Date(now.getTime() + 30_000).toISOString()}`);
});

test('a shard’s results are swept first, then its mails, then its webhooks', async () => {
  const { ending, enqueued } = sweeping({
    'hook-0': [waiting('hook')],
    'mail-0': [waiting('mail', 900)],
    'result-0': [waiting('result')],
  });
  expect(await ending).toMatchObject({ oldestResultSeconds: 120, oldestEffectSeconds: 900 });
  expect(enqueued).toEqual(['session-result', 'session-mail', 'session-hook']);
});

test('a job that the queue did not accept is counted, and stays due', async () => {
  const { ending, moved } = sweeping({ 'result-0': many(10) }, { takes: [4] });
  expect(await ending).toMatchObject({ enqueued: 4, refused: 6 });
  expect(moved).toHaveLength(4);
});

test('three refusals in a row end the sweep of a lane, because its queue is down, and the other queue still gets its jobs', async () => {
  const enqueueAll: SweepDeps['enqueueAll'] = async (lane, jobs) => (lane === 'result' ? [] : jobs);
  const { ending } = sweeping({ 'result-0': many(100), 'mail-0': many(7) }, { spoilt: { enqueueAll } });
  expect(await ending).toMatchObject({ enqueued: 7, refused: 30 });
});

test('refusals with a success in between do not end the sweep of a lane', async () => {
  const { ending } = sweeping({ 'result-0': many(60) }, { takes: [0, 0, 10, 0, 10, 10] });
  expect(await ending).toMatchObject({ enqueued: 30, refused: 30 });
});

test('after three days of tries a job is enqueued once more and dead-lettered', async () => {
  const days = pipelineLimits.deadLetterAfterSeconds;
  const { ending, moved } = sweeping({ 'result-0': [waiting(1, days + 1), waiting(2, days - 1)] });
  expect(await ending).toMatchObject({ enqueued: 2, refused: 0, deadLettered: 1 });
  expect(moved).toEqual(['session-1 dead-lettered', expect.stringContaining('session-2 deferred')]);
});

test('a row that cannot be read is dead-lettered, and the others are enqueued', async () => {
  const unreadable = [{ userId: asUserId('user-9'), runId: asRunId('session-9'), waitingSince: ago(500) }];
  const findWaiting: SweepDeps['findWaiting'] = async ({ partition }) =>
    partition === 'result-0' ? { due: [waiting(1)], unreadable } : { due: [], unreadable: [] };
  const { ending, moved } = sweeping({}, { spoilt: { findWaiting } });
  expect(await ending).toMatchObject({ enqueued: 1, deadLettered: 1 });
  expect(moved).toEqual(['session-9 dead-lettered', expect.stringContaining('session-1 deferred')]);
});

describe('no shard and no row holds up the others', () => {
  const rows = { 'result-0': many(30, 'a'), 'mail-0': many(5, 'm'), 'result-1': many(30, 'b') };
  const shards = [oneShard, otherShard];

  test('a shard that cannot be read stops neither the others nor its other lanes, and the sweep reports it at its end', async () => {
    const { findWaiting, enqueued } = failingAt('result-0');
    const { ending, enqueued: jobs } = sweeping(rows, { shards, spoilt: { findWaiting } });
    await expect(ending).rejects.toThrow('throttled');
    expect(jobs.filter((name) => name.includes('-b'))).toHaveLength(30);
    expect(jobs.filter((name) => name.includes('-m'))).toHaveLength(5);
    expect(enqueued).toBe(rows);
  });

  const failingAt = (broken: string) => ({
    enqueued: rows,
    findWaiting: (async ({ partition }) => {
      if (partition === broken) throw new Error('throttled');
      return { due: rows[partition as keyof typeof rows] ?? [], unreadable: [] };
    }) satisfies SweepDeps['findWaiting'],
  });

  test('a shard that never answers does not stop the others', async () => {
    const spoilt: Partial<SweepDeps> = {
      findWaiting: ({ partition }) =>
        partition.endsWith('-0')
          ? new Promise(() => {})
          : Promise.resolve({ due: rows[partition as keyof typeof rows] ?? [], unreadable: [] }),
    };
    const { moved } = sweeping(rows, { shards, spoilt });
    // Everything here waits only for promises, so one turn of the event loop is enough.
    await new Promise(setImmediate);
    expect(moved.filter((line) => line.startsWith('session-b'))).toHaveLength(30);
  });

  test('a row whose update always fails is skipped, and reported', async () => {
    const defer: SweepDeps['defer'] = async ({ runId }) => {
      if (runId === 'session-a0') throw new Error('poisoned');
    };
    const { ending, enqueued } = sweeping(rows, { shards, spoilt: { defer } });
    await expect(ending).rejects.toThrow('poisoned');
    expect(enqueued).toHaveLength(65);
  });

  test('a queue’s room is shared evenly', async () => {
    const { ending, enqueued } = sweeping(rows, {
      shards,
      spoilt: { room: async () => ({ jobs: 20, queueSeconds: 0 }) },
    });
    expect(await ending).toMatchObject({ enqueued: 25 });
    for (const prefix of ['a', 'b'])
      expect(enqueued.filter((name) => name.startsWith(`session-${prefix}`))).toHaveLength(10);
  });
});

test('the sweep stops after its current jobs when its time is nearly up, and the next sweep continues there', async () => {
  const rows = { 'result-0': many(250), 'mail-0': many(5, 'm') };
  let left = 4;
  const first = sweeping(rows, { isTimeUp: () => left-- <= 0 });
  const { enqueued } = await first.ending;
  expect(enqueued).toBeGreaterThan(0);
  expect(enqueued).toBeLessThan(250);
  expect(first.moved).toHaveLength(enqueued);
  // A deferred job is no longer due.
  rows['result-0'] = rows['result-0'].slice(enqueued);
  expect(await sweeping(rows).ending).toMatchObject({ enqueued: 255 - enqueued });
});

test('sweepers share all shards among them, and each shard is read by one, even shards that no stage uses today', () => {
  for (const of of [1, 2, 4]) {
    const read = Array.from({ length: of }, (_, part) => shardsToSweep({ part, of })).flat(2);
    const partitions = read.map(({ partition }) => partition);
    expect(new Set(partitions).size).toBe(partitions.length);
    expect(partitions).toEqual(expect.arrayContaining(['result-0', 'result-31', 'mail-31', 'hook-31']));
    expect(partitions).toHaveLength(32 * 3);
  }
});

describe('mail and webhook share a queue', () => {
  const ofLane = (enqueued: string[], lane: string) => enqueued.filter((id) => id.startsWith(`session-${lane}`)).length;

  test.each([
    ['all of it when there are none', 0, 100],
    ['what they leave', 30, 70],
    ['a quarter of it where they would take it all', 200, 25],
  ])('webhooks get this share of the mails’ room: %s', async (_, mails, expected) => {
    const { ending, enqueued } = sweeping(
      { 'mail-0': many(mails, 'mail'), 'hook-0': many(200, 'hook') },
      { spoilt: { room: async () => ({ jobs: 100, queueSeconds: 0 }) } },
    );
    await ending;
    expect([ofLane(enqueued, 'mail'), ofLane(enqueued, 'hook')]).toEqual([Math.min(mails, 100), expected]);
  });

  test('a mail that may still be in a long queue is not enqueued a second time, but a result is', async () => {
    const looked: Record<string, string> = {};
    const findWaiting: SweepDeps['findWaiting'] = async ({ partition, before }) => {
      looked[partition] = before;
      return { due: [], unreadable: [] };
    };
    const room = async () => ({ jobs: 100, queueSeconds: 90 });
    await sweeping({}, { spoilt: { findWaiting, room } }).ending;
    expect(looked).toEqual({ 'result-0': ago(60), 'mail-0': ago(150), 'hook-0': ago(150) });
  });
});
