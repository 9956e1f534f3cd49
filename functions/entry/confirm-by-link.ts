import { confirmByLink } from '#functions/accounts/confirm-address.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { changeAccount, findAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { hashCode } from '#functions/adapters/keyed-hash.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createIdentityClient, findUserId, removeEmail, setVerifiedEmail, signIn } from '#functions/adapters/users.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { confirmByLinkSchemas } from '#shared/contract/account-schemas.ts';

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

export const handler = serve('confirmByLink', {
  schemas: confirmByLinkSchemas,
  handle: confirmByLink({
    verify: verifyCaller(accounts),
    signIn: signIn(userPool),
    findUserId: findUserId(userPool),
    findAccount: findAccount(accounts),
    changeAccount: changeAccount(accounts),
    setVerifiedEmail: setVerifiedEmail(userPool),
    removeEmail: removeEmail(userPool),
    enqueue: enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL'))),
    hashCode: hashCode(serverKey),
    now,
    tries: storedTryLimits(limits, { serverKey, roomyNetwork: optionalEnv('ROOMY_NETWORK'), now }),
  }),
  log,
  measure,
});
