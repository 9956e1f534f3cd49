import { changeProfile } from '#functions/accounts/change-account.ts';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createIdentityClient, setNames } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { changeProfileSchemas } from '#shared/contract/account-schemas.ts';

const log = createLog();
const measure = createMeasure();
const now = () => new Date();
const accounts = {
  client: createDocumentClient(),
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};
const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

export const handler = serve('changeProfile', {
  schemas: changeProfileSchemas,
  verify: verifyCaller(accounts),
  handle: changeProfile({
    changeAccount: changeAccount(accounts),
    setNames: setNames(userPool),
    now,
  }),
  log,
  measure,
});
