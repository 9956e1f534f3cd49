import { ulid } from 'ulid';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { dailySubmissions } from '#functions/adapters/daily-submissions.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { isProbeAddress } from '#functions/adapters/probe-address.ts';
import { claimWaiting, listAllSubmissions, saveSubmission } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { optionalEnv, requireCount, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { createSubmission } from '#functions/submissions/create-submission.ts';
import { createSubmissionSchemas } from '#shared/contract/create-submission-schemas.ts';
import type { ResultJob } from '#shared/contract/messages.ts';

const log = createLog();
const measure = createMeasure();
const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(log, measure) };
const submissions = {
  ...table,
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  shards: requireCount('WAITING_SHARDS'),
};
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const queueUrl = requireEnv('RESULT_QUEUE_URL');

let queue: Promise<(job: ResultJob) => Promise<void>> | undefined;

/** Once per process, and not before the first submission: a cold start need not wait for the queue's client. */
const openQueue = () => {
  queue ??= import('#functions/adapters/result-queue.ts').then(({ createQueueClient, enqueueJob }) =>
    enqueueJob({ client: createQueueClient(), queueUrl }),
  );
  return queue;
};

const limits = { client: submissions.client, tableName: requireEnv('LIMITS_TABLE') };
const takeDaily = dailySubmissions(limits, requireEnv('SERVER_KEY'));
const save = saveSubmission(submissions, accounts.tableName);

export const handler = serve('createSubmission', {
  schemas: createSubmissionSchemas,
  verify: verifyCaller(accounts),
  handle: createSubmission({
    save: (submission) => {
      // Loads while the write is on its way. `enqueue` meets its failure.
      void openQueue().catch(() => undefined);
      return save(submission);
    },
    listAll: listAllSubmissions(submissions),
    claimWaiting: claimWaiting(submissions),
    enqueue: async (job) => (await openQueue())(job),
    takeDaily,
    isProbe: isProbeAddress(optionalEnv('PROBE_KEY')),
    newId: (now) => ulid(now.getTime()),
    now: () => new Date(),
    log,
    measure,
  }),
});
