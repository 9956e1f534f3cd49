import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { findResult } from '#functions/adapters/results.ts';
import { findSubmission, listSubmissions } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { getSubmission } from '#functions/submissions/get-submission.ts';
import { getSubmissionSchemas } from '#shared/contract/submission-schemas.ts';

const log = createLog();
const measure = createMeasure();
const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(log, measure) };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const results = { ...table, tableName: requireEnv('RESULTS_TABLE') };

export const handler = serve('getSubmission', {
  schemas: getSubmissionSchemas,
  verify: verifyCaller(accounts),
  handle: getSubmission({
    list: listSubmissions(submissions),
    find: findSubmission(submissions),
    findResult: findResult(results),
  }),
  log,
  measure,
});
