import { logout } from '#functions/accounts/logout.ts';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { logoutSchemas } from '#shared/contract/schemas.ts';

const log = createLog();
const measure = createMeasure();
const accounts = {
  client: createDocumentClient(),
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};

export const handler = serve('logout', {
  schemas: logoutSchemas,
  handle: logout({ changeAccount: changeAccount(accounts), verify: verifyCaller(accounts) }),
  log,
  measure,
});
