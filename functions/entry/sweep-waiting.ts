import { sweepDue } from '#functions/accounts/due.ts';
import * as accountItems from '#functions/adapters/accounts.ts';
import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { sweepSettings } from '#functions/adapters/client-settings.ts';
import { createQueueClient, enqueueAll, queueAt, queueDepth } from '#functions/adapters/queues.ts';
import { createDocumentClient, reportUnreadable } from '#functions/adapters/stored-item.ts';
import * as waiting from '#functions/adapters/submissions/waiting-submissions.ts';
import { requireCount, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import type { Port } from '#functions/edge/rights.ts';
import { workerOf } from '#functions/edge/worker.ts';
import { enqueueAccountJob } from '#functions/ports/account-ports.ts';
import { log, measure, now } from '#functions/ports/base-ports.ts';
import { once } from '#functions/ports/stores.ts';
import { pipelineLimits, shardsToSweep } from '#functions/results/pipeline-limits.ts';
import { queueOf, sweepRoom, sweepWaiting, sweepWaitingWorker } from '#functions/results/sweep-waiting.ts';

const documents = once(() => createDocumentClient(sweepSettings));
const queueClient = once(() => createQueueClient(sweepSettings));

const accounts = {
  rights: { accounts: ['UpdateItem'], dueIndex: ['Query'] },
  open: () => {
    const table = { client: documents(), tableName: requireEnv('ACCOUNTS_TABLE') };
    return { findDue: accountItems.findDue(table), deferDue: accountItems.deferDue(table) };
  },
} satisfies Port;

const submissions = {
  rights: { submissions: ['UpdateItem'], waitingIndex: ['Query'], waitingShards: [] },
  open: () => {
    const table = {
      client: documents(),
      tableName: requireEnv('SUBMISSIONS_TABLE'),
      reportUnreadable: reportUnreadable(createLog(), createMeasure()),
    };
    return {
      findWaiting: waiting.findWaiting(table),
      defer: waiting.deferWaiting(table),
      deadLetter: waiting.deadLetterWaiting(table),
      shards: requireCount('WAITING_SHARDS'),
    };
  },
} satisfies Port;

/** The queue's depth determines how much the sweep may add. */
const queues = {
  rights: {
    resultQueue: ['SendMessage', 'GetQueueAttributes'],
    effectQueue: ['SendMessage', 'GetQueueAttributes'],
    workerCounts: [],
  },
  open: () => ({
    results: queueAt(requireEnv('RESULT_QUEUE_URL'), queueClient()),
    effects: queueAt(requireEnv('EFFECT_QUEUE_URL'), queueClient()),
    workers: { results: requireCount('RESULT_WORKERS'), effects: requireCount('EFFECT_WORKERS') },
  }),
} satisfies Port;

const breakers = {
  rights: { limits: ['GetItem'] },
  open: () => {
    const table = { client: documents(), tableName: requireEnv('LIMITS_TABLE') };
    return (service: Parameters<typeof breakerStore>[1]) => breakerStore(table, service);
  },
} satisfies Port;

/** One of several sweepers, which share the shards. The first one also sweeps the accounts. */
type Part = { part?: number; of?: number };
type Clock = { getRemainingTimeInMillis: () => number };

export const sweepWaitingEntry = workerOf(
  sweepWaitingWorker,
  { accounts, submissions, queues, breakers, enqueueAccountJob, now, log, measure },
  ({ accounts, submissions, queues, breakers, enqueueAccountJob, now, log, measure }) => {
    const sweep = sweepWaiting({
      ...submissions,
      enqueueAll: (lane, jobs) => enqueueAll(queues[queueOf(lane)])(jobs),
      room: sweepRoom({
        depthOf: (queue) => queueDepth(queues[queue])(),
        openUntil: (service) => breakers(service).openUntil(),
        workers: queues.workers,
      }),
      now,
      watch: waiting.sweepWatch(log, measure),
    });
    const sweepAccounts = sweepDue({ ...accounts, enqueue: enqueueAccountJob, now });
    /** The two sweeps are independent: neither waits for the other, or fails with it. */
    return async ({ part = 0, of = 1 }: Part, clock: Clock): Promise<void> => {
      const isTimeUp = () => clock.getRemainingTimeInMillis() < pipelineLimits.sweepMarginSeconds * 1000;
      const [swept, due] = await Promise.allSettled([
        sweep({ shards: shardsToSweep({ part, of }), isTimeUp }),
        part === 0 ? sweepAccounts() : 0,
      ]);
      if (due.status === 'fulfilled' && due.value > 0) log.info('due accounts swept', { enqueued: due.value });
      for (const ending of [swept, due]) if (ending.status === 'rejected') throw ending.reason;
    };
  },
);
