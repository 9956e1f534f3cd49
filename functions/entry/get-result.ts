import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { findResult } from '#functions/adapters/results.ts';
import { findChecked } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { getResult } from '#functions/results/get-result.ts';
import { getResultSchemas } from '#shared/contract/submission-schemas.ts';

const client = createDocumentClient();
const log = createLog();
const measure = createMeasure();
const table = { client, reportUnreadable: reportUnreadable(log, measure) };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const results = { ...table, tableName: requireEnv('RESULTS_TABLE') };

export const handler = serve('getResult', {
  schemas: getResultSchemas,
  verify: verifyCaller(accounts),
  handle: getResult({
    findResult: findResult(results),
    findChecked: findChecked(submissions),
  }),
});
