import { resetPassword } from '#functions/accounts/reset-password.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { changeAccount, createAccountItem, findAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { keyedHash } from '#functions/adapters/keyed-hash.ts';
import { takeFrom } from '#functions/adapters/limits.ts';
import { closeLinksOf } from '#functions/adapters/links-of-person.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import {
  createAccount,
  createIdentityClient,
  deleteUser,
  findUserId,
  setPermanentPassword,
  setVerifiedEmail,
  signIn,
} from '#functions/adapters/users.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { resetSchemas } from '#shared/contract/account-schemas.ts';

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
const closeAccount = beginErasing(tombstones, accounts.tableName, now);

export const handler = serve('reset', {
  schemas: resetSchemas,
  handle: resetPassword({
    findUserId: findUserId(userPool),
    findAccount: findAccount(accounts),
    changeAccount: changeAccount(accounts),
    createAccountItem: createAccountItem(accounts, tombstones),
    eraseAccount: async (userId) => {
      // The job first: it is what cannot be lost. The sign-in goes now, because the address is needed at once.
      await enqueue({ kind: 'erase', userId });
      await closeAccount(userId);
      await deleteUser(userPool)(userId);
    },
    createAccount: createAccount(userPool),
    setPermanentPassword: setPermanentPassword(userPool),
    closeLinks: closeLinksOf({ ...accounts, tableName: requireEnv('LINKS_TABLE') }, now),
    setVerifiedEmail: setVerifiedEmail(userPool),
    signIn: signIn(userPool),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    take: takeFrom(limits),
    now,
    tries: storedTryLimits(limits, { serverKey, roomyNetwork: optionalEnv('ROOMY_NETWORK'), now }),
  }),
  log,
  measure,
});
