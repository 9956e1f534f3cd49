import { randomUUID } from 'node:crypto';
import { changeAddress } from '#functions/accounts/change-address.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { keyedHash } from '#functions/adapters/keyed-hash.ts';
import { takeRollingFrom } from '#functions/adapters/limits.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createIdentityClient, signIn } from '#functions/adapters/users.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { changeAddressSchemas } from '#shared/contract/account-schemas.ts';

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
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

export const handler = serve('changeAddress', {
  schemas: changeAddressSchemas,
  verify: verifyCaller(accounts),
  handle: changeAddress({
    signIn: signIn(userPool),
    findAccount: findAccount(accounts),
    changeAccount: changeAccount(accounts),
    takeMail: takeRollingFrom(limits),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    enqueue: enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL'))),
    newId: randomUUID,
    now,
    tries: storedTryLimits(limits, { serverKey, roomyNetwork: optionalEnv('ROOMY_NETWORK'), now }),
  }),
  log,
  measure,
});
