import { mailWaits } from '#functions/mail/mail-to-send.ts';
import type { SubmissionId } from '#shared/contract/ids.ts';

/**
 * Every limit and timeout of the results pipeline, each with its reason. The stack and the local system import them, so tests
 * run with the deployed values. All times in seconds.
 *
 * Three rules connect them. A worker's lease outlasts Lambda's timeout (`leaseSeconds` > `workerTimeoutSeconds`). A message
 * stays hidden for as long as a worker may hold it (`visibilityTimeoutSeconds` = 6 x the worker's timeout, as AWS advises for
 * SQS and Lambda). The calls of one job fit into the worker's timeout even if each takes its full time (8 + 2 + 6 + 4 + the
 * database).
 */
export const pipelineLimits = {
  /** A worker's time for one batch. The jobs of a batch run in parallel. */
  workerTimeoutSeconds: 40,
  visibilityTimeoutSeconds: 240,
  /** The most that one call can receive. Ten parallel jobs take about as long as one, because they mostly wait for I/O. */
  batchSize: 10,
  /**
   * Concurrent workers of each queue, unless the stage sets `resultWorkers` or `effectWorkers`: 100 jobs run at once, far below
   * any quota. Further jobs wait in the queue and slow nothing else down.
   */
  maxConcurrency: 10,
  /**
   * A conservative throughput of one worker: a batch of ten, whose jobs wait for the database in parallel. It determines how
   * much a sweep may enqueue.
   */
  jobsPerWorkerSecond: 10,

  /** For this long, no other worker may change a claimed submission. Slightly longer than a worker can run. */
  leaseSeconds: 45,

  /** After this many failures a message goes to the dead-letter queue. */
  maxReceiveCount: 6,
  /**
   * The backoff by receive count: almost three minutes in all. No wait is longer than the sweep's, so that after an outage a
   * message comes back no later than the sweep would bring it.
   */
  retryAfterSeconds: [5, 15, 30, 60, 60],
  /** SQS's maximum retention: dead letters wait for an operator. */
  deadLetterRetentionSeconds: 14 * 24 * 3600,

  /** Twice the slowest normal job. The sweep (every minute) enqueues again what has waited longer. */
  sweepAfterSeconds: 60,
  sweepEverySeconds: 60,
  /** A sweep fills a queue up to this much work of its workers, so that they stay busy until the next one. */
  sweepFillSeconds: 120,
  /** Rows that a sweep reads per page of each shard. */
  sweepPage: 100,
  /** A sweep starts nothing new with less time left than this, which exceeds the duration of calls in flight. */
  sweepMarginSeconds: 10,
  /**
   * The maximum number of shards of a stage. Each sweep reads all of them, regardless of the stage's number, so the number can
   * change at any time, up or down, and submissions of the old shards are found in the same minute.
   */
  maxShards: 32,
  /** The most shards in use that one sweeper reads. A stage with more has several sweepers in parallel. */
  shardsPerSweeper: 8,
  /** While mail or webhook are known to be down, a sweep enqueues this many of their jobs as a trial. */
  sweepProbes: 40,
  /** A sweep leaves a partition after this many refusals in a row: the queue is down, and the next sweep retries. */
  sweepRefusals: 3,
  /** The backoff of a job that always fails: a quarter of its age, at most this long. */
  sweepGapMaxSeconds: 6 * 3600,
  /** After three days a submission is dead-lettered: no longer swept, still listed, and a redrive can finish it. */
  deadLetterAfterSeconds: 3 * 24 * 3600,

  /** A slow model must not delay a result: after this, the engine's own choice of sentences stands. */
  chooserTimeoutSeconds: 8,
  mailTimeoutSeconds: 6,
  mailConnectSeconds: 2,
  /**
   * A mail that SES does not accept is retried for a day from its first attempt. Each wait is a quarter of the time since then,
   * at most `effectGapMaxSeconds`.
   */
  mailGiveUpSeconds: mailWaits.giveUpSeconds,
  /**
   * SES reports an accepted mail within seconds. A mail whose call had no answer and that has no event after this time was not
   * accepted, and is sent again.
   */
  mailEventSeconds: mailWaits.reportedSeconds,
  /**
   * How long a job waits for a turn in SES's sending rate before the mail is deferred. Mails about accounts wait longer,
   * because a user is waiting for the code.
   */
  mailPatienceSeconds: 8,
  accountMailPatienceSeconds: 20,
  /** Our share of SES's sending rate. The rest is left for others who send from the same AWS account, such as another stage. */
  mailRateShare: 0.9,
  /** How long SES's sending rate is cached. */
  mailRateCacheSeconds: 300,
  /** After this many failures in a row a circuit breaker opens, for as long as the interval between sweeps. */
  failuresBeforeOpen: 3,
  breakerOpenSeconds: 60,
  webhookTimeoutSeconds: 4,
  /**
   * After six hours of failures a webhook call is recorded as failed, and the submission is finished. No result depends on it.
   */
  webhookGiveUpSeconds: 6 * 3600,
  effectGapMaxSeconds: 15 * 60,
  /** How long the webhook's secret is cached, so that a new one takes effect without a deployment. */
  secretCacheSeconds: 300,
} as const;

/**
 * Where a submission waits. The sparse index of waiting work has one partition for each lane and shard, such as `result-3`.
 * DynamoDB takes about a thousand writes a second for a partition, so the shards limit how many submissions a second can be
 * accepted. The lanes keep work apart: a user who waits for a result never waits behind a mail.
 */
export const lanes = ['result', 'mail', 'hook'] as const;

/** `result`: there is no result yet. `mail`: its mail is not settled. `hook`: only the webhook is left. */
export type Lane = (typeof lanes)[number];

/** The partition of submissions that the sweep has given up. Operators list them there, and a redrive finishes them. */
export const deadLetterPartition = 'dead-letter';

/** 32-bit FNV-1a: uniform and cheap. Shards need no secrecy. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // The low bits of FNV are its weakest, and a remainder depends on those.
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The partition of the index in which this submission waits. */
export const partitionOf = (lane: Lane, submissionId: SubmissionId, shards: number): string =>
  `${lane}-${hashOf(submissionId) % shards}`;

/** Partitions that are swept in sequence; different shards are swept in parallel. */
export type SweptShard = readonly { lane: Lane; partition: string }[];

/** Everything that one of several sweepers reads: each shard's results before its mails, and mails before webhooks. */
export const shardsToSweep = ({ part, of }: { part: number; of: number }): SweptShard[] => {
  const own = Array.from({ length: pipelineLimits.maxShards }, (_, shard) => shard).filter(
    (shard) => shard % of === part,
  );
  return own.map((shard) => lanes.map((lane) => ({ lane, partition: `${lane}-${shard}` })));
};
