import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { hashHandoffId, putParts } from '#functions/adapters/handoffs.ts';
import { storedTryLimits } from '#functions/adapters/password-tries.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { putHandoff } from '#functions/handoffs/put-handoff.ts';
import { putHandoffSchemas } from '#shared/contract/handoff-schemas.ts';

const limits = { client: createDocumentClient(), tableName: requireEnv('LIMITS_TABLE') };
const now = () => new Date();
const serverKey = requireEnv('SERVER_KEY');

export const handler = serve('putHandoff', {
  schemas: putHandoffSchemas,
  handle: putHandoff({
    hashId: hashHandoffId(serverKey),
    tries: storedTryLimits(limits, { serverKey, roomyNetwork: optionalEnv('ROOMY_NETWORK'), now }),
    putParts: putParts(limits),
    now,
  }),
});
