import { randomUUID } from 'node:crypto';
import { chooserFromEnv } from '#functions/adapters/chooser.ts';
import { createQueueClient, enqueueJob, postponeMessage } from '#functions/adapters/queues.ts';
import { findResult, saveResult } from '#functions/adapters/results/results.ts';
import { resultSigner } from '#functions/adapters/results/signing-keys.ts';
import { createDocumentClient, reportUnreadable } from '#functions/adapters/stored-item.ts';
import { choiceWatch, pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { submissionProgress } from '#functions/adapters/submissions/submission-progress.ts';
import { findSubmission } from '#functions/adapters/submissions/submissions.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { optionalEnv, requireCount, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { circuitBreaker, guardedSigner, ownBreakerStore } from '#functions/results/circuit-breaker.ts';
import { generateResult, parseJob } from '#functions/results/generate-results.ts';
import { queueRetryInSeconds, redeliveryGapSeconds } from '#functions/results/pipeline-state.ts';
import { composeWithSlots } from '#shared/result.ts';

const log = createLog();
const measure = createMeasure();
const now = () => new Date();

const client = createDocumentClient();
const table = { client, reportUnreadable: reportUnreadable(log, measure) };
const submissions = {
  ...table,
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  shards: requireCount('WAITING_SHARDS'),
};
const results = { ...table, tableName: requireEnv('RESULTS_TABLE') };
const serverKey = requireEnv('SERVER_KEY');
const tombstones = { client, tableName: requireEnv('ERASED_TABLE'), serverKey };
const queue = { client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') };

const find = findSubmission(submissions);
const postpone = postponeMessage(queue);

const generate = generateResult({
  ...submissionProgress(submissions),
  findEarlier: (userId, sessionId) => find({ userId, sessionId }),
  compose: composeWithSlots,
  choose: chooserFromEnv(optionalEnv, client.config, choiceWatch(log, measure)),
  findResult: findResult(results),
  sign: guardedSigner(resultSigner(requireEnv('SIGNING_KEY'), now), circuitBreaker(ownBreakerStore(), now)),
  saveResult: saveResult(results, tombstones, now),
  isErased: isErased(tombstones),
  enqueueEffects: enqueueJob({ client: queue.client, queueUrl: requireEnv('EFFECT_QUEUE_URL') }),
  newLeaseOwner: randomUUID,
  now,
  watch: pipelineWatch(log, measure, now),
});

export const handler = sqsWorker({
  parse: parseJob,
  handle: (job, { receiveCount }) => generate(job, queueRetryInSeconds(receiveCount)),
  facts: ({ userId, submissionId }) => ({ userId, submissionId }),
  postpone: ({ receiptHandle, receiveCount }) => postpone(receiptHandle, redeliveryGapSeconds(receiveCount)),
  log,
});
