import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { closeLink as closeStored, findOwnLink } from '#functions/adapters/links.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { closeLink } from '#functions/links/own-links.ts';
import { closeLinkSchemas } from '#shared/contract/link-schemas.ts';

const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(createLog(), createMeasure()) };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const links = { ...table, tableName: requireEnv('LINKS_TABLE') };
const now = () => new Date();

export const handler = serve('closeLink', {
  schemas: closeLinkSchemas,
  verify: verifyCaller(accounts),
  handle: closeLink({ findOwn: findOwnLink(links), close: closeStored(links), now }),
});
