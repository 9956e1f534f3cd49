import { expect, test } from 'vitest';
import { partitionOf, pipelineLimits, shardsToSweep } from '#functions/results/pipeline-limits.ts';
import {
  effectGapSeconds,
  queueRetryInSeconds,
  redeliveryGapSeconds,
  sweepGapSeconds,
} from '#functions/results/pipeline-state.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { seeded } from '#tests/support/random.ts';

test('the limits fit together', () => {
  const { workerTimeoutSeconds, visibilityTimeoutSeconds, leaseSeconds, chooserTimeoutSeconds } = pipelineLimits;
  expect(visibilityTimeoutSeconds).toBeGreaterThanOrEqual(6 * workerTimeoutSeconds);
  expect(leaseSeconds).toBeGreaterThan(workerTimeoutSeconds);
  expect(pipelineLimits.retryAfterSeconds).toHaveLength(pipelineLimits.maxReceiveCount - 1);
  expect(Math.max(...pipelineLimits.retryAfterSeconds)).toBeLessThanOrEqual(pipelineLimits.sweepAfterSeconds);
  // All calls of one job at their slowest: the model, mail, webhook with its secret, and eight database calls of two
  // seconds.
  const { mailTimeoutSeconds, webhookTimeoutSeconds } = pipelineLimits;
  const slowest = chooserTimeoutSeconds + mailTimeoutSeconds + webhookTimeoutSeconds + 4 + 16;
  expect(slowest).toBeLessThanOrEqual(workerTimeoutSeconds);
});

const { maxShards } = pipelineLimits;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const chance = seeded(14);
/** All from the same millisecond, so that the ids differ only in their random half. */
const ids = Array.from(
  { length: 8000 },
  () => `01KF000000${Array.from({ length: 16 }, () => alphabet[chance.below(32)]).join('')}`,
);

test.each([1, 2, 8, 12, maxShards])('submissions are spread evenly over %i shards', (shards) => {
  const counts = Map.groupBy(ids, (id) => partitionOf('result', asSubmissionId(id), shards));
  expect(counts.size).toBe(shards);
  const even = ids.length / shards;
  // Five standard deviations of a fair spread. A hash that favours a shard is far outside.
  const margin = 5 * Math.sqrt(even);
  for (const each of counts.values()) expect(Math.abs(each.length - even)).toBeLessThan(margin);
});

test('a submission stays in its shard through all lanes, so that its shard is swept in order', () => {
  const [id = ''] = ids;
  const numbers = (['result', 'mail', 'hook'] as const).map(
    (lane) => partitionOf(lane, asSubmissionId(id), 8).split('-')[1],
  );
  expect(new Set(numbers).size).toBe(1);
});

test('every sweep reads the partition of an item, whatever number of shards wrote it', () => {
  const swept = new Set(shardsToSweep({ part: 0, of: 1 }).flatMap((shard) => shard.map(({ partition }) => partition)));
  for (const shards of [1, 3, 8, maxShards])
    for (const id of ids.slice(0, 300)) expect(swept).toContain(partitionOf('mail', asSubmissionId(id), shards));
});

test('the delay between retries grows, and the sweep never waits for a queue that has given up', () => {
  expect([1, 2, 3, 4, 5].map(redeliveryGapSeconds)).toEqual([5, 15, 30, 60, 60]);
  expect(queueRetryInSeconds(5)).toBe(60);
  expect(queueRetryInSeconds(6)).toBe(0);
  expect(effectGapSeconds(60)).toBe(15);
  expect(effectGapSeconds(1e9)).toBe(15 * 60);
  expect(sweepGapSeconds(1e9)).toBe(6 * 3600);
});
