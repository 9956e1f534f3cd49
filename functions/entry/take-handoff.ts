import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { closeHandoff, findHandoff, hashHandoffId, hashReader, markRead } from '#functions/adapters/handoffs.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { takeHandoff } from '#functions/handoffs/take-handoff.ts';
import { takeHandoffSchemas } from '#shared/contract/handoff-schemas.ts';

const limits = { client: createDocumentClient(), tableName: requireEnv('LIMITS_TABLE') };
const serverKey = requireEnv('SERVER_KEY');

export const handler = serve('takeHandoff', {
  schemas: takeHandoffSchemas,
  handle: takeHandoff({
    hashId: hashHandoffId(serverKey),
    hashReader: hashReader(serverKey),
    findHandoff: findHandoff(limits),
    markRead: markRead(limits),
    close: closeHandoff(limits),
    now: () => new Date(),
  }),
});
