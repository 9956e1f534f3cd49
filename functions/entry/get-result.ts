import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { findResult } from '#functions/adapters/results.ts';
import { claimWaiting, listSubmissions } from '#functions/adapters/submissions.ts';
import { verifyToken } from '#functions/adapters/tokens.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { getResult } from '#functions/results/get-result.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { getResultSchemas } from '#shared/contract/schemas.ts';

const client = createDocumentClient();
const submissions = { client, tableName: requireEnv('SUBMISSIONS_TABLE') };
const queueUrl = requireEnv('RESULT_QUEUE_URL');

/** Loaded on use: of thousands of polls, hardly one finds a lost message. */
const enqueue = async (job: ResultJob) => {
  const { createQueueClient, enqueueJob } = await import('#functions/adapters/result-queue.ts');
  await enqueueJob({ client: createQueueClient(), queueUrl })(job);
};

export const handler = serve('getResult', {
  schemas: getResultSchemas,
  verify: verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId: requireEnv('USER_POOL_CLIENT_ID') }),
  handle: getResult({
    findResult: findResult({ client, tableName: requireEnv('RESULTS_TABLE') }),
    list: listSubmissions(submissions),
    claimWaiting: claimWaiting(submissions),
    enqueue,
    now: () => new Date(),
    log: createLog(),
    measure: createMeasure(),
  }),
});
