import { randomUUID } from 'node:crypto';
import { enqueueJob, postponeMessage, queueAt } from '#functions/adapters/queues.ts';
import { findResult, saveResult } from '#functions/adapters/results/results.ts';
import { choiceWatch, pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { resultProgress } from '#functions/adapters/submissions/submission-progress.ts';
import { findSubmission } from '#functions/adapters/submissions/submissions.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { clock as now, results, shardedSubmissions, submissions, tombstones } from '#functions/ports/stores.ts';
import { choose } from '#functions/results/chooser/choose.ts';
import { generateResult, parseJob } from '#functions/results/generate-results.ts';
import { queueRetryInSeconds } from '#functions/results/pipeline-state.ts';
import { composeWithSlots } from '#shared/result.ts';

const log = createLog();
const measure = createMeasure();
const find = findSubmission(submissions());
const modelId = optionalEnv('BEDROCK_MODEL_ID');

/** Without a model, its client is not loaded. */
const modelAt = async (id: string) => {
  const { askModel, createModelClient } = await import('#functions/adapters/chooser.ts');
  return askModel(createModelClient(), id);
};

const generate = generateResult({
  ...resultProgress(shardedSubmissions()),
  findEarlier: (userId, runId) => find({ userId, runId }),
  compose: composeWithSlots,
  choose: modelId ? choose({ modelId, ask: await modelAt(modelId), watch: choiceWatch(log, measure) }) : null,
  findResult: findResult(results()),
  saveResult: saveResult(results(), tombstones(), now),
  isErased: isErased(tombstones()),
  enqueueEffects: enqueueJob(queueAt(requireEnv('EFFECT_QUEUE_URL'))),
  newLeaseOwner: randomUUID,
  now,
  watch: pipelineWatch(log, measure, now),
});

export const handler = sqsWorker({
  parse: parseJob,
  handle: (job, { receiveCount }) => generate(job, queueRetryInSeconds(receiveCount)),
  facts: ({ userId, submissionId }) => ({ userId, submissionId }),
  postpone: postponeMessage(queueAt(requireEnv('RESULT_QUEUE_URL'))),
  log,
});
