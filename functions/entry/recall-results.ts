import { setTimeout as sleep } from 'node:timers/promises';
import { breakerStore } from '#functions/adapters/limits/circuit-breakers.ts';
import { mailInTurnFromEnv } from '#functions/adapters/limits/mail-turns.ts';
import { createQueueClient, postponeMessage } from '#functions/adapters/queues.ts';
import {
  enqueueRecall,
  letterPorts,
  parseRecallJob,
  recallRuns,
  rescoreBy,
  rescorePorts,
} from '#functions/adapters/results/recall-state.ts';
import { madeByShards } from '#functions/adapters/results/results.ts';
import { createDocumentClient, reportUnreadable } from '#functions/adapters/stored-item.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { circuitBreaker } from '#functions/results/circuit-breaker.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { redeliveryGapSeconds } from '#functions/results/pipeline-state.ts';
import { correctionOf, recall } from '#functions/results/rescore/recall.ts';
import { type MadeRow, readEnginePattern } from '#functions/results/rescore/rescore-one.ts';
import { letterTurn } from '#functions/results/rescore/send-letters.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { composeWithSlots } from '#shared/result.ts';

const log = createLog();
const report = reportUnreadable(log, createMeasure());
const now = () => new Date();
const pause = (milliseconds: number) => sleep(milliseconds);

const client = createDocumentClient();
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const queue = { client: createQueueClient(), queueUrl: requireEnv('RECALL_QUEUE_URL') };
const breaker = circuitBreaker(breakerStore(limits, 'mail'), now);
const { sendMail, takeTurn } = await mailInTurnFromEnv(optionalEnv, { limits, breaker, now });

const places = {
  client,
  submissionsTable: requireEnv('SUBMISSIONS_TABLE'),
  resultsTable: requireEnv('RESULTS_TABLE'),
  accountsTable: requireEnv('ACCOUNTS_TABLE'),
  erasedTable: requireEnv('ERASED_TABLE'),
  limitsTable: limits.tableName,
  serverKey: requireEnv('SERVER_KEY'),
  site: requireEnv('SITE_URL'),
  accountQueueUrl: requireEnv('ACCOUNT_QUEUE_URL'),
  sendMail,
  signingKey: requireEnv('SIGNING_KEY'),
  now,
};

const work = recall({
  ...recallRuns(limits, now),
  shards: madeByShards,
  engineVersion,
  readPattern: readEnginePattern,
  enqueue: enqueueRecall(queue),
  portsOf: (run) => {
    const ports = rescorePorts(places, correctionOf(run), composeWithSlots, report);
    const note = ({ userId, submissionId }: MadeRow, outcome: string) =>
      log.info('result recalled', { userId, submissionId, outcome });
    return { listMadeBy: ports.listMadeBy, rescoreOne: rescoreBy(ports), note };
  },
  letters: letterPorts(places, pause, report),
  letterTurn: letterTurn({ ...breaker, takeTurn, pause }, pipelineLimits.recallLooks),
  workers: pipelineLimits.recallWorkers,
  pause,
  now,
});

const postpone = postponeMessage(queue);

export const handler = sqsWorker({
  parse: parseRecallJob,
  handle: (job) => work(job),
  facts: ({ engine, part }) => ({ outcome: `${engine} ${part}` }),
  postpone: ({ receiptHandle, receiveCount }) => postpone(receiptHandle, redeliveryGapSeconds(receiveCount)),
  log,
});
