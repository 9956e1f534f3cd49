import type { ResultJob } from '#shared/contract/messages.ts';
import { getResultSchemas } from '#shared/contract/schemas.ts';
import { createDocumentClient } from '../adapters/document-client.ts';
import { findResult } from '../adapters/results.ts';
import { claimWaiting, listSubmissions } from '../adapters/submissions.ts';
import { verifyToken } from '../adapters/tokens.ts';
import { requireEnv } from '../edge/env.ts';
import { serve } from '../edge/http.ts';
import { createLog } from '../edge/log.ts';
import { createMeasure } from '../edge/metrics.ts';
import { getResult } from '../handlers/get-result.ts';

const client = createDocumentClient();
const submissions = { client, tableName: requireEnv('SUBMISSIONS_TABLE') };
const queueUrl = requireEnv('RESULT_QUEUE_URL');

/** Loaded on use: of thousands of polls, hardly one finds a lost message. */
const enqueue = async (job: ResultJob) => {
  const { createQueueClient, enqueueJob } = await import('../adapters/result-queue.ts');
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
