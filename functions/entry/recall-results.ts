import { setTimeout as sleep } from 'node:timers/promises';
import { breakerStore } from '#functions/adapters/limits/circuit-breakers.ts';
import { mailInTurnFromEnv } from '#functions/adapters/limits/mail-turns.ts';
import { postponeMessage, queueAt } from '#functions/adapters/queues.ts';
import {
  enqueueRecall,
  letterPorts,
  parseRecallJob,
  recallRuns,
  rescorePorts,
} from '#functions/adapters/results/recall-state.ts';
import { madeByShards } from '#functions/adapters/results/results.ts';
import { reportUnreadable } from '#functions/adapters/stored-item.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { documents, limits, clock as now, secret } from '#functions/ports/stores.ts';
import { circuitBreaker } from '#functions/results/circuit-breaker.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { correctionOf, recall } from '#functions/results/rescore/recall.ts';
import { letterTurn } from '#functions/results/rescore/send-letters.ts';
import { composeWithSlots } from '#shared/result.ts';

const log = createLog();
const report = reportUnreadable(log, createMeasure());
const pause = (milliseconds: number) => sleep(milliseconds);

const queue = queueAt(requireEnv('RECALL_QUEUE_URL'));
const breaker = circuitBreaker(breakerStore(limits(), 'mail'), now);
const { sendMail, takeTurn } = await mailInTurnFromEnv({ limits: limits(), breaker, now });

const places = {
  client: documents(),
  submissionsTable: requireEnv('SUBMISSIONS_TABLE'),
  resultsTable: requireEnv('RESULTS_TABLE'),
  accountsTable: requireEnv('ACCOUNTS_TABLE'),
  erasedTable: requireEnv('ERASED_TABLE'),
  limitsTable: requireEnv('LIMITS_TABLE'),
  serverKey: secret(),
  site: requireEnv('SITE_URL'),
  accountQueueUrl: requireEnv('ACCOUNT_QUEUE_URL'),
  sendMail,
  now,
};

const work = recall({
  ...recallRuns(limits(), now),
  shards: madeByShards,
  enqueue: enqueueRecall(queue),
  portsOf: (run) => ({
    ...rescorePorts(places, correctionOf(run), composeWithSlots, report),
    note: ({ userId, submissionId }, outcome) => log.info('result recalled', { userId, submissionId, outcome }),
  }),
  letters: letterPorts(places, pause, report),
  letterTurn: letterTurn({ ...breaker, takeTurn, pause }, pipelineLimits.recallLooks),
  pause,
  now,
});

export const handler = sqsWorker({
  parse: parseRecallJob,
  handle: (job) => work(job),
  facts: ({ engine, part }) => ({ outcome: `${engine} ${part}` }),
  postpone: postponeMessage(queue),
  log,
});
