/**
 * Every limit and timeout of the results pipeline, each with its reason. The stack and the local system import them, so
 * that what is tested is what is deployed. All times in seconds.
 *
 * How they hang together: a live worker must hold its lease until Lambda would have ended it (`leaseSeconds` >
 * `workerTimeoutSeconds`), a message must stay hidden for as long as the worker may hold it (`visibilityTimeoutSeconds`
 * = 6 x the worker's timeout, as AWS advises for SQS and Lambda), and the calls of one job must fit into the worker's
 * timeout even when each of them is as slow as it may be (8 + 6 + 4 + the database).
 */
export const pipelineLimits = {
  /** The worker may use this long for a batch; its jobs run side by side. */
  workerTimeoutSeconds: 40,
  visibilityTimeoutSeconds: 240,
  /** As many as one call can fetch. A worker finishes ten side by side about as fast as one: they wait, they don't compute. */
  batchSize: 10,
  /** Workers at once: ten times ten jobs are under way, far below any quota, and a flood queues up instead of hurting others. */
  maxConcurrency: 10,

  /** Nobody else may touch a submission that a worker has claimed. A little longer than the worker can live. */
  leaseSeconds: 45,

  /** A message that failed this often is poison: it goes to the dead-letter queue. */
  maxReceiveCount: 6,
  /**
   * Wait before the next try, by how often it was received: a message has been tried over almost three minutes. Never longer
   * than the sweep waits, so that after an outage a message comes back no later than the sweep would.
   */
  retryAfterSeconds: [5, 15, 30, 60, 60],
  /** Dead letters wait for a person for as long as SQS can keep them. */
  deadLetterRetentionSeconds: 14 * 24 * 3600,

  /** Twice the slowest honest job. Anything that has waited longer is enqueued again by the sweeper (every minute). */
  sweepAfterSeconds: 60,
  sweepEverySeconds: 60,
  /** One sweep hands out at most this many: half a minute of work for the workers above. */
  sweepBatch: 500,
  /** A sweep stops after so many refusals in a row: the queue is down, the next sweep tries again. */
  sweepRefusals: 3,
  /** A job that keeps ending in the dead-letter queue is swept ever more seldom: next after a quarter of its age, at most this. */
  sweepGapMaxSeconds: 6 * 3600,
  /** After three days a submission is parked: out of the sweep, still listed, still finished by a redrive. */
  parkAfterSeconds: 3 * 24 * 3600,

  /** A slow model must not hold up a result: the engine's own prose stands in after this. */
  narratorTimeoutSeconds: 8,
  mailTimeoutSeconds: 6,
  mailConnectSeconds: 2,
  /**
   * Mail that could not be handed over is tried again for a day from its first try, each time after a quarter of that
   * time (at most `effectGapMaxSeconds`).
   */
  mailGiveUpSeconds: 24 * 3600,
  webhookTimeoutSeconds: 4,
  /** A webhook is a courtesy: after six hours of failures it is recorded as failed, and the submission is finished. */
  webhookGiveUpSeconds: 6 * 3600,
  effectGapMaxSeconds: 15 * 60,
  /** The webhook's secret is read again after this, so that a rotated one comes into use without a deployment. */
  secretCacheSeconds: 300,
} as const;
