import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { findResult } from '#functions/adapters/results.ts';
import { claimWaiting, listSubmissions } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { getResult } from '#functions/results/get-result.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { getResultSchemas } from '#shared/contract/schemas.ts';

const client = createDocumentClient();
const log = createLog();
const measure = createMeasure();
const table = { client, reportUnreadable: reportUnreadable(log, measure) };
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const results = { ...table, tableName: requireEnv('RESULTS_TABLE') };
const queueUrl = requireEnv('RESULT_QUEUE_URL');

/** Loaded on use: hardly one of thousands of polls finds a lost message. */
const enqueue = async (job: ResultJob) => {
  const { createQueueClient, enqueueJob } = await import('#functions/adapters/result-queue.ts');
  await enqueueJob({ client: createQueueClient(), queueUrl })(job);
};

export const handler = serve('getResult', {
  schemas: getResultSchemas,
  verify: verifyCaller(accounts),
  handle: getResult({
    findResult: findResult(results),
    list: listSubmissions(submissions),
    claimWaiting: claimWaiting(submissions),
    enqueue,
    now: () => new Date(),
    log,
    measure,
  }),
});
