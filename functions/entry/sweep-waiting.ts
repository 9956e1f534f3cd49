import { sweepDue } from '#functions/accounts/reminder/due.ts';
import { deferDue, findDue } from '#functions/adapters/accounts.ts';
import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { sweepSettings } from '#functions/adapters/client-settings.ts';
import { createQueueClient, enqueueAll, queueAt, queueDepth } from '#functions/adapters/queues.ts';
import { createDocumentClient, reportUnreadable } from '#functions/adapters/stored-item.ts';
import {
  deadLetterWaiting,
  deferWaiting,
  findWaiting,
  sweepWatch,
} from '#functions/adapters/submissions/waiting-submissions.ts';
import { requireCount, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { accountJobs, clock as now } from '#functions/ports/stores.ts';
import { pipelineLimits, shardsToSweep } from '#functions/results/pipeline-limits.ts';
import { queueOf, sweepRoom, sweepWaiting } from '#functions/results/sweep-waiting.ts';

const log = createLog();
const measure = createMeasure();
const client = createDocumentClient(sweepSettings);
const queueClient = createQueueClient(sweepSettings);
const submissions = {
  client,
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};
const queues = {
  results: queueAt(requireEnv('RESULT_QUEUE_URL'), queueClient),
  effects: queueAt(requireEnv('EFFECT_QUEUE_URL'), queueClient),
};

const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const sweep = sweepWaiting({
  findWaiting: findWaiting(submissions),
  enqueueAll: (lane, jobs) => enqueueAll(queues[queueOf(lane)])(jobs),
  room: sweepRoom({
    depthOf: (queue) => queueDepth(queues[queue])(),
    openUntil: (service) => breakerStore(limits, service).openUntil(),
    workers: { results: requireCount('RESULT_WORKERS'), effects: requireCount('EFFECT_WORKERS') },
  }),
  shards: requireCount('WAITING_SHARDS'),
  defer: deferWaiting(submissions),
  deadLetter: deadLetterWaiting(submissions),
  now,
  watch: sweepWatch(log, measure),
});

const accounts = { client, tableName: requireEnv('ACCOUNTS_TABLE') };

const sweepAccounts = sweepDue({
  findDue: findDue(accounts),
  deferDue: deferDue(accounts),
  enqueue: accountJobs(),
  now,
});

/** One of several sweepers, which share the shards. The first one also sweeps the accounts. */
type Part = { part?: number; of?: number };
type Clock = { getRemainingTimeInMillis: () => number };

/** The two sweeps are independent: neither waits for the other, or fails with it. */
export const handler = async ({ part = 0, of = 1 }: Part, clock: Clock): Promise<void> => {
  const isTimeUp = () => clock.getRemainingTimeInMillis() < pipelineLimits.sweepMarginSeconds * 1000;
  const [swept, due] = await Promise.allSettled([
    sweep({ shards: shardsToSweep({ part, of }), isTimeUp }),
    part === 0 ? sweepAccounts() : 0,
  ]);
  if (due.status === 'fulfilled' && due.value > 0) log.info('due accounts swept', { enqueued: due.value });
  for (const ending of [swept, due]) if (ending.status === 'rejected') throw ending.reason;
};
