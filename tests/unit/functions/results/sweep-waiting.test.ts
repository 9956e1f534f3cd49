import { expect, test } from 'vitest';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import {
  type SweepDeps,
  type SweepEnding,
  sweepWaiting,
  type WaitingKey,
  type WaitingSubmission,
} from '#functions/results/sweep-waiting.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const waiting = (index: number, ageSeconds = 120): WaitingSubmission => ({
  userId: `user-${index}`,
  sessionId: `session-${index}`,
  submissionId: `01J${index}`,
  waitingSince: ago(ageSeconds),
  acceptedAt: ago(ageSeconds),
});

/** Sweeps `due`; each batch is answered in turn by how many of it the queue takes, the last for all that follow. */
const sweep = (due: WaitingSubmission[], ...takes: number[]) => sweepRows({ due, unreadable: [] }, ...takes);

const sweepRows = async (rows: { due: WaitingSubmission[]; unreadable: WaitingKey[] }, ...takes: number[]) => {
  const asked: [string, number][] = [];
  const batches: number[] = [];
  const moved: string[] = [];
  const watched: [SweepEnding, number][] = [];
  const deps: SweepDeps = {
    findWaiting: async (before, limit) => {
      asked.push([before, limit]);
      return rows;
    },
    enqueueAll: async (jobs) => {
      batches.push(jobs.length);
      return jobs.slice(0, takes.length > 1 ? takes.shift() : takes[0]);
    },
    putOff: async ({ sessionId }, waitingSince) => void moved.push(`${sessionId} put off to ${waitingSince}`),
    park: async ({ sessionId }) => void moved.push(`${sessionId} parked`),
    now: () => now,
    watch: { swept: (...told) => void watched.push(told) },
  };
  const ending = await sweepWaiting(deps)();
  return { ending, asked, batches, moved, watched };
};
const many = (count: number) => Array.from({ length: count }, (_, index) => waiting(index));

test('only what has waited for a minute is looked for: younger jobs are under way', async () => {
  const { asked, ending } = await sweep([], 10);
  expect(asked).toEqual([[ago(60), pipelineLimits.sweepBatch]]);
  expect(ending).toEqual({ enqueued: 0, refused: 0, parked: 0 });
});

test('all that is due is enqueued, ten at once, and looked at again after a quarter of its age', async () => {
  const { ending, batches, moved, watched } = await sweep(many(23), 10);
  expect(batches).toEqual([10, 10, 3]);
  expect(ending).toEqual({ enqueued: 23, refused: 0, parked: 0 });
  expect(moved).toContain(`session-22 put off to ${new Date(now.getTime() + 30_000).toISOString()}`);
  expect(watched).toEqual([[ending, 120]]);
});

test('what the queue did not take is counted, and stays due', async () => {
  const { ending, moved } = await sweep(many(10), 4);
  expect(ending).toEqual({ enqueued: 4, refused: 6, parked: 0 });
  expect(moved).toHaveLength(4);
});

test('three refusals in a row end a sweep: the queue is down', async () => {
  const { batches, ending } = await sweep(many(100), 0);
  expect(batches).toHaveLength(3);
  expect(ending).toEqual({ enqueued: 0, refused: 100, parked: 0 });
});

test('refusals with luck in between do not', async () => {
  const { batches } = await sweep(many(60), 0, 0, 10, 0, 10, 10);
  expect(batches).toHaveLength(6);
});

test('after three days of tries a job is enqueued once more and parked', async () => {
  const days = pipelineLimits.parkAfterSeconds;
  const { moved, ending } = await sweep([waiting(1, days + 1), waiting(2, days - 1)], 10);
  expect(moved).toEqual(['session-1 parked', expect.stringContaining('session-2 put off')]);
  expect(ending).toEqual({ enqueued: 2, refused: 0, parked: 1 });
});

test('a row that cannot be read is parked, and the others go their way', async () => {
  const unreadable = [{ userId: 'user-9', sessionId: 'session-9', waitingSince: ago(500) }];
  const { moved, ending } = await sweepRows({ due: [waiting(1)], unreadable }, 10);
  expect(moved).toEqual(['session-9 parked', expect.stringContaining('session-1 put off')]);
  expect(ending).toEqual({ enqueued: 1, refused: 0, parked: 1 });
});
