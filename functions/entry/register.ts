import { register } from '#functions/accounts/register.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { changeAccount, countAccounts, createAccountItem, findAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { isProbeAddress } from '#functions/adapters/probe-address.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createAccount, createIdentityClient, setPermanentPassword, signIn } from '#functions/adapters/users.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog, nameOfError } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { registerSchemas } from '#shared/contract/schemas.ts';

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
const tombstones = { client, tableName: requireEnv('ERASED_TABLE'), serverKey };
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

const enqueue = enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL')));

export const handler = serve('register', {
  schemas: registerSchemas,
  handle: register({
    createAccount: countAccounts(createAccount(userPool), measure, isProbeAddress(optionalEnv('PROBE_KEY'))),
    setPermanentPassword: setPermanentPassword(userPool),
    signIn: signIn(userPool),
    changeAccount: changeAccount(accounts),
    createAccountItem: createAccountItem(accounts, tombstones),
    findAccount: findAccount(accounts),
    askToConfirm: async (userId, sessionId) => {
      try {
        await enqueue({ kind: 'registered', userId, sessionId });
      } catch (error) {
        measure('NotEnqueued');
        log.error('job not enqueued', { userId, failure: nameOfError(error) });
      }
    },
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
