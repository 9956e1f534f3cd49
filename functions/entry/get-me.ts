import { getMe } from '#functions/accounts/get-me.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { listSubmissions } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { getMeSchemas } from '#shared/contract/schemas.ts';

const log = createLog();
const measure = createMeasure();
const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(log, measure) };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };

export const handler = serve('getMe', {
  schemas: getMeSchemas,
  verify: verifyCaller(accounts),
  handle: getMe({ list: listSubmissions(submissions) }),
  log,
  measure,
});
