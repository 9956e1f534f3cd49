import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { listSubmissions as listStored } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { listSubmissions } from '#functions/submissions/list-submissions.ts';
import { listSubmissionsSchemas } from '#shared/contract/submission-schemas.ts';

const table = {
  client: createDocumentClient(),
  reportUnreadable: reportUnreadable(createLog(), createMeasure()),
};
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };

export const handler = serve('listSubmissions', {
  schemas: listSubmissionsSchemas,
  verify: verifyCaller(accounts),
  handle: listSubmissions({ list: listStored(submissions) }),
});
