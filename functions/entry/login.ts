import { login } from '#functions/accounts/login.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createIdentityClient, signIn } from '#functions/adapters/users.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { loginSchemas } from '#shared/contract/schemas.ts';

const log = createLog();
const measure = createMeasure();
const client = createDocumentClient();
const now = () => new Date();
const accounts = {
  client,
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};
const serverKey = requireEnv('SERVER_KEY');
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

export const handler = serve('login', {
  schemas: loginSchemas,
  handle: login({
    signIn: signIn(userPool),
    changeAccount: changeAccount(accounts),
    findAccount: findAccount(accounts),
    tries: storedTryLimits(limits, {
      serverKey,
      roomyNetwork: optionalEnv('ROOMY_NETWORK'),
      probeKey: optionalEnv('PROBE_KEY'),
      now,
    }),
    now,
  }),
  log,
  measure,
});
