import { eraseMe } from '#functions/accounts/erase-me.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { findAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createIdentityClient, signIn } from '#functions/adapters/users.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { eraseMeSchemas } from '#shared/contract/export-schemas.ts';

const log = createLog();
const measure = createMeasure();
const client = createDocumentClient();
const now = () => new Date();
const serverKey = requireEnv('SERVER_KEY');
const accounts = {
  client,
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};
const tombstones = { client, tableName: requireEnv('ERASED_TABLE'), serverKey };
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

const enqueue = enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL')));

export const handler = serve('eraseMe', {
  schemas: eraseMeSchemas,
  verify: verifyCaller(accounts),
  handle: eraseMe({
    signIn: signIn(userPool),
    findAccount: findAccount(accounts),
    enqueueErase: (userId) => enqueue({ kind: 'erase', userId }),
    beginErasing: beginErasing(tombstones, accounts.tableName, now),
    tries: storedTryLimits(limits, {
      serverKey,
      roomyNetwork: optionalEnv('ROOMY_NETWORK'),
      probeKey: optionalEnv('PROBE_KEY'),
      now,
    }),
    now,
    log,
  }),
  log,
  measure,
});
