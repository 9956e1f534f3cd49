import { getAccount } from '#functions/accounts/get-account.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { getAccountSchemas } from '#shared/contract/account-schemas.ts';

const log = createLog();
const measure = createMeasure();
const now = () => new Date();
const accounts = {
  client: createDocumentClient(),
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};

export const handler = serve('getAccount', {
  schemas: getAccountSchemas,
  verify: verifyCaller(accounts),
  handle: getAccount({
    now,
  }),
  log,
  measure,
});
