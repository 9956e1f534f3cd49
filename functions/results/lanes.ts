import { pipelineLimits } from './pipeline-limits.ts';

/**
 * Where a submission waits. The sparse index of waiting work has one partition for each lane and shard, such as
 * `result-3`. DynamoDB takes about a thousand writes a second for a partition, so the shards bound how many submissions a
 * second can be accepted. The lanes keep work apart: whoever waits for a result never stands behind a mail.
 */
export const lanes = ['result', 'mail', 'hook'] as const;

/** `result`: there is no result yet. `mail`: its mail is not settled. `hook`: only the webhook is left. */
export type Lane = (typeof lanes)[number];

/** What the sweep has given up. Operators find it there, and a redrive finishes it. */
export const deadLetterPartition = 'dead-letter';

/** FNV-1a of 32 bits: even and cheap. Nothing is secret about a shard. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // The low bits of FNV are its weakest, and a remainder takes only those.
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The partition of the index in which this submission waits. */
export const partitionOf = (lane: Lane, submissionId: string, shards: number): string =>
  `${lane}-${hashOf(submissionId) % shards}`;

/** Partitions that are swept one after the other; different ones side by side. */
export type SweptShard = readonly { lane: Lane; partition: string }[];

/** All that one of several sweepers reads: each shard's results before its mails, and mails before webhooks. */
export const shardsToSweep = ({ part, of }: { part: number; of: number }): SweptShard[] => {
  const own = Array.from({ length: pipelineLimits.maxShards }, (_, shard) => shard).filter(
    (shard) => shard % of === part,
  );
  return own.map((shard) => lanes.map((lane) => ({ lane, partition: `${lane}-${shard}` })));
};
