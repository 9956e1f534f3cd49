import { mailWaits } from '#functions/mail/mail-to-send.ts';
import type { SubmissionId } from '#shared/contract/ids.ts';

/**
 * Every limit and timeout of the results pipeline, each with its reason. The stack and the local system import them, so
 * tests run with the deployed values. All times in seconds.
 *
 * Three rules connect them. A worker holds its lease for longer than Lambda lets it run (`leaseSeconds` >
 * `workerTimeoutSeconds`). A message stays hidden for as long as a worker may hold it (`visibilityTimeoutSeconds` = 6 x
 * the worker's timeout, as AWS advises for SQS and Lambda). The calls of one job fit into the worker's timeout even when
 * each takes its full time (8 + 2 + 6 + 4 + the database).
 */
export const pipelineLimits = {
  /** A worker's time for one batch. The jobs of a batch run side by side. */
  workerTimeoutSeconds: 40,
  visibilityTimeoutSeconds: 240,
  /** The most that one call can fetch. Ten jobs side by side take about as long as one: they mostly wait for answers. */
  batchSize: 10,
  /**
   * Workers at once of each queue, if the stage says nothing else (`resultWorkers`, `effectWorkers`): 100 jobs run at the
   * same time, far below any quota. More wait in the queue and slow nothing else down.
   */
  maxConcurrency: 10,
  /**
   * What one worker does in a second, counted low: a batch of ten, whose jobs wait side by side for the database. From it
   * follows how much a sweep may put on a queue.
   */
  jobsPerWorkerSecond: 10,

  /** For this long, no other worker may change a claimed submission. A little longer than a worker can run. */
  leaseSeconds: 45,

  /** After this many failures a message goes to the dead-letter queue. */
  maxReceiveCount: 6,
  /**
   * The wait before the next try, by how often the message was received: almost three minutes in all. No wait is longer
   * than the sweep's, so that after an outage a message comes back no later than the sweep would bring it.
   */
  retryAfterSeconds: [5, 15, 30, 60, 60],
  /** The longest that SQS can keep a message: dead letters wait for a person. */
  deadLetterRetentionSeconds: 14 * 24 * 3600,

  /**
   * Workers at once of a recall. They share its pace (`--rate`), and each writes one result after the other: five are enough for
   * some fifty a second.
   */
  recallWorkers: 5,
  /** How often a worker of a recall looks, five seconds apart, whether mail has room for a letter. Then the next one looks. */
  recallLooks: 2,

  /** Twice the slowest normal job. The sweeper (every minute) enqueues again what has waited longer. */
  sweepAfterSeconds: 60,
  sweepEverySeconds: 60,
  /** A sweep fills a queue up to this much work of its workers, so that they have enough until the next one. */
  sweepFillSeconds: 120,
  /** Rows that a sweep reads at once, of each shard. */
  sweepPage: 100,
  /** A sweep begins nothing new when it has no more than this left: more than the calls under way can take. */
  sweepMarginSeconds: 10,
  /**
   * The most shards that a stage can have. Each sweep reads all of them, whatever the stage's number is, so the number can
   * change at any time, up or down, and what was written under another one is found in the same minute.
   */
  maxShards: 32,
  /** One sweeper reads at most this many of the shards in use. A stage with more has several, which run side by side. */
  shardsPerSweeper: 8,
  /** While mail or webhook are known to be down, a sweep enqueues this many of those that wait for it, to find out. */
  sweepProbes: 40,
  /** A sweep leaves a partition after this many refusals in a row: the queue is down, and the next sweep tries again. */
  sweepRefusals: 3,
  /** A job that always fails is swept less and less often: after a quarter of its age, at most this long. */
  sweepGapMaxSeconds: 6 * 3600,
  /** After three days a submission is dead-lettered: no longer swept, still listed, and a redrive can finish it. */
  deadLetterAfterSeconds: 3 * 24 * 3600,

  /** A slow model must not delay a result: after this the engine's own choice of sentences stands. */
  chooserTimeoutSeconds: 8,
  /** A key that cannot be reached must not delay a result: it is then stored without a signature, which comes later. */
  signTimeoutSeconds: 2,
  /** For a day, as with a mail. Then the result stays without a signature. */
  signGiveUpSeconds: 24 * 3600,
  mailTimeoutSeconds: 6,
  mailConnectSeconds: 2,
  /**
   * A mail that SES does not take is tried again for a day from its first try. Each wait is a quarter of the time since
   * then, at most `effectGapMaxSeconds`.
   */
  mailGiveUpSeconds: mailWaits.giveUpSeconds,
  /**
   * SES reports within seconds that it has sent a mail. One whose call had no answer, and which SES has not reported after
   * this time, was not taken, and is sent again.
   */
  mailEventSeconds: mailWaits.reportedSeconds,
  /**
   * A job waits this long for its turn among the mails that SES takes in a second. Else the mail is deferred. Mails about
   * accounts wait longer: somebody sits before the screen and waits for a code.
   */
  mailPatienceSeconds: 8,
  accountMailPatienceSeconds: 20,
  /** What is kept of SES's sending rate for others who send from the same account, such as another stage. */
  mailRateShare: 0.9,
  /** How long SES's sending rate is believed before it is asked for again. */
  mailRateCacheSeconds: 300,
  /** After this many failures in a row a circuit breaker opens, for as long as one sweep takes to come again. */
  failuresBeforeOpen: 3,
  breakerOpenSeconds: 60,
  webhookTimeoutSeconds: 4,
  /** After six hours of failures a webhook call is recorded as failed, and the submission is finished. Nobody's result depends on it. */
  webhookGiveUpSeconds: 6 * 3600,
  effectGapMaxSeconds: 15 * 60,
  /** The webhook's secret is read again after this, so that a new one is used without a deployment. */
  secretCacheSeconds: 300,
} as const;

/**
 * Where a submission waits. The sparse index of waiting work has one partition for each lane and shard, such as
 * `result-3`. DynamoDB takes about a thousand writes a second for a partition, so the shards bound how many submissions a
 * second can be accepted. The lanes keep work apart: a user who waits for a result never stands behind a mail.
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
export const partitionOf = (lane: Lane, submissionId: SubmissionId, shards: number): string =>
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
