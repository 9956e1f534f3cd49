import { randomUUID } from 'node:crypto';
import { sendConfirmation } from '#functions/accounts/send-confirmation.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { keyedHash } from '#functions/adapters/keyed-hash.ts';
import { takeRollingFrom } from '#functions/adapters/limits.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { sendConfirmationSchemas } from '#shared/contract/account-schemas.ts';

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

export const handler = serve('sendConfirmation', {
  schemas: sendConfirmationSchemas,
  verify: verifyCaller(accounts),
  handle: sendConfirmation({
    changeAccount: changeAccount(accounts),
    takeMail: takeRollingFrom(limits),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    enqueue: enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL'))),
    newId: randomUUID,
    tries: storedTryLimits(limits, { serverKey, roomyNetwork: optionalEnv('ROOMY_NETWORK'), now }),
    now,
  }),
  log,
  measure,
});
