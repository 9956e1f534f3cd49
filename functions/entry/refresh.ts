import { refresh } from '#functions/accounts/refresh.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { continueSession, createIdentityClient } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { refreshSchemas } from '#shared/contract/schemas.ts';

const log = createLog();
const measure = createMeasure();
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

export const handler = serve('refresh', {
  schemas: refreshSchemas,
  handle: refresh({
    findAccount: findAccount(accounts),
    changeAccount: changeAccount(accounts),
    continueSession: continueSession(userPool),
    serverKey: requireEnv('SERVER_KEY'),
    now: () => new Date(),
  }),
  log,
  measure,
});
