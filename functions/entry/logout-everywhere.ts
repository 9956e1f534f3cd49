import { logoutEverywhere } from '#functions/accounts/logout.ts';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { closeLinksOf } from '#functions/adapters/links-of-person.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { logoutEverywhereSchemas } from '#shared/contract/schemas.ts';

const log = createLog();
const measure = createMeasure();
const accounts = {
  client: createDocumentClient(),
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};

export const handler = serve('logoutEverywhere', {
  schemas: logoutEverywhereSchemas,
  verify: verifyCaller(accounts),
  handle: logoutEverywhere({
    changeAccount: changeAccount(accounts),
    closeLinks: closeLinksOf({ ...accounts, tableName: requireEnv('LINKS_TABLE') }, () => new Date()),
  }),
  log,
  measure,
});
