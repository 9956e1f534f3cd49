import { ulid } from 'ulid';
import { createSubmissionSchemas } from '#shared/contract/schemas.ts';
import { createDocumentClient } from '../adapters/document-client.ts';
import { createQueueClient, enqueueJob } from '../adapters/result-queue.ts';
import { claimWaiting, listSubmissions, saveSubmission } from '../adapters/submissions.ts';
import { verifyToken } from '../adapters/tokens.ts';
import { requireEnv } from '../edge/env.ts';
import { serve } from '../edge/http.ts';
import { createLog } from '../edge/log.ts';
import { createMeasure } from '../edge/metrics.ts';
import { createSubmission } from '../handlers/create-submission.ts';

const submissions = { client: createDocumentClient(), tableName: requireEnv('SUBMISSIONS_TABLE') };
const queue = { client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') };

export const handler = serve('createSubmission', {
  schemas: createSubmissionSchemas,
  verify: verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId: requireEnv('USER_POOL_CLIENT_ID') }),
  handle: createSubmission({
    save: saveSubmission(submissions),
    list: listSubmissions(submissions),
    claimWaiting: claimWaiting(submissions),
    enqueue: enqueueJob(queue),
    newId: (now) => ulid(now.getTime()),
    now: () => new Date(),
    log: createLog(),
    measure: createMeasure(),
  }),
});
