import { help } from '#functions/accounts/help.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { saveHelp } from '#functions/adapters/help-requests.ts';
import { keyedHash } from '#functions/adapters/keyed-hash.ts';
import { takeFrom, takeRollingFrom } from '#functions/adapters/limits.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { helpSchemas } from '#shared/contract/account-schemas.ts';

const log = createLog();
const measure = createMeasure();
const client = createDocumentClient();
const now = () => new Date();
const serverKey = requireEnv('SERVER_KEY');
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };

export const handler = serve('help', {
  schemas: helpSchemas,
  handle: help({
    saveHelp: saveHelp({ ...limits, serverKey }),
    enqueue: enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL'))),
    take: takeFrom(limits),
    takeMail: takeRollingFrom(limits),
    hash: (purpose, text) => keyedHash(serverKey, purpose, text),
    now,
    tries: storedTryLimits(limits, { serverKey, roomyNetwork: optionalEnv('ROOMY_NETWORK'), now }),
  }),
  log,
  measure,
});
