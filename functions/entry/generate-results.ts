import { saveResult as saveResultIn } from '#functions/adapters/results/results.ts';
import { choiceWatch, pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { resultProgress } from '#functions/adapters/submissions/submission-progress.ts';
import { optionalEnv } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { speechIn } from '#functions/edge/speech.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { workerOf } from '#functions/edge/worker.ts';
import { log, measure, now } from '#functions/ports/base-ports.ts';
import { findResult, findSubmission } from '#functions/ports/data-ports.ts';
import { clock, results, shardedSubmissions, tombstones } from '#functions/ports/stores.ts';
import { enqueueEffects, isErased, newLeaseOwner, postponeResult } from '#functions/ports/worker-ports.ts';
import { choose } from '#functions/results/chooser/choose.ts';
import { generateResult, generateResultsWorker, parseJob } from '#functions/results/generate-results.ts';
import { queueRetryInSeconds } from '#functions/results/pipeline-state.ts';
import { speech } from '#functions/speech/results.ts';

const speechOf = speechIn('results', speech);

const progress = {
  rights: { submissions: ['UpdateItem'], waitingShards: [] },
  open: () => resultProgress(shardedSubmissions()),
} satisfies Port;

/** No result can follow an erasure: the same write checks the mark. */
const saveResult = {
  rights: { results: ['PutItem'], erased: ['ConditionCheckItem'], serverKey: [] },
  open: () => saveResultIn(results(), tombstones(), clock),
} satisfies Port;

/** Null without a model; then its client is not loaded either. */
const model = {
  rights: { model: ['InvokeModel'] },
  open: async () => {
    const modelId = optionalEnv('BEDROCK_MODEL_ID');
    if (!modelId) return null;
    const { askModel, createModelClient } = await import('#functions/adapters/language-model.ts');
    return { modelId, ask: askModel(createModelClient(), modelId) };
  },
} satisfies Port;

export const generateResultsEntry = workerOf(
  generateResultsWorker,
  {
    progress,
    findSubmission,
    findResult,
    saveResult,
    isErased,
    enqueueEffects,
    model,
    newLeaseOwner,
    postpone: postponeResult,
    now,
    log,
    measure,
  },
  ({ progress, findSubmission, model, postpone, log, measure, ...deps }) => {
    const generate = generateResult({
      ...deps,
      ...progress,
      findEarlier: (userId, runId) => findSubmission({ userId, runId }),
      compose: async (input, language) => (await speechOf(language)).composeWithSlots(input),
      choose: model && choose({ ...model, watch: choiceWatch(log, measure) }),
      watch: pipelineWatch(log, measure, deps.now),
    });
    return sqsWorker({
      parse: parseJob,
      handle: (job, { receiveCount }) => generate(job, queueRetryInSeconds(receiveCount)),
      facts: ({ userId, submissionId }) => ({ userId, submissionId }),
      postpone,
      log,
    });
  },
);
