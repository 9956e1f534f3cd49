import { undoAddress } from '#functions/accounts/change-address.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { closeLinksOf } from '#functions/adapters/links-of-person.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import {
  createIdentityClient,
  findUserId,
  removeEmail,
  setPermanentPassword,
  setVerifiedEmail,
} from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { undoAddressSchemas } from '#shared/contract/account-schemas.ts';

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

export const handler = serve('undoAddress', {
  schemas: undoAddressSchemas,
  handle: undoAddress({
    findUserId: findUserId(userPool),
    findAccount: findAccount(accounts),
    changeAccount: changeAccount(accounts),
    setVerifiedEmail: setVerifiedEmail(userPool),
    removeEmail: removeEmail(userPool),
    setPermanentPassword: setPermanentPassword(userPool),
    closeLinks: closeLinksOf({ ...accounts, tableName: requireEnv('LINKS_TABLE') }, now),
    now,
  }),
  log,
  measure,
});
