import { declineAddress } from '#functions/accounts/decline-address.ts';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createIdentityClient, removeEmail } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { declineAddressSchemas } from '#shared/contract/account-schemas.ts';

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

export const handler = serve('declineAddress', {
  schemas: declineAddressSchemas,
  handle: declineAddress({
    changeAccount: changeAccount(accounts),
    removeEmail: removeEmail(userPool),
    now,
  }),
  log,
  measure,
});
