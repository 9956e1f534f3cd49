import { findAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { readTicket } from '#functions/adapters/link-secrets.ts';
import { findFile, findLink } from '#functions/adapters/links.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { getLinkFile } from '#functions/links/get-link-file.ts';
import { getLinkFileSchemas } from '#shared/contract/link-schemas.ts';

const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(createLog(), createMeasure()) };
const links = { ...table, tableName: requireEnv('LINKS_TABLE') };
const find = findAccount({ ...table, tableName: requireEnv('ACCOUNTS_TABLE') });
const serverKey = requireEnv('SERVER_KEY');

export const handler = serve('getLinkFile', {
  schemas: getLinkFileSchemas,
  handle: getLinkFile({
    readTicket: readTicket(serverKey),
    findLink: findLink(links),
    hasOwner: async (userId) => (await find(userId)) !== null,
    findFile: findFile(links),
    now: () => new Date(),
  }),
});
