import { findAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { hashLinkId, hashPasscode } from '#functions/adapters/link-secrets.ts';
import { findLink, listLinks, saveLink } from '#functions/adapters/links.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { createLink } from '#functions/links/create-link.ts';
import { createLinkSchemas } from '#shared/contract/link-schemas.ts';

const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(createLog(), createMeasure()) };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const links = { ...table, tableName: requireEnv('LINKS_TABLE') };
const now = () => new Date();
const serverKey = requireEnv('SERVER_KEY');

export const handler = serve('createLink', {
  schemas: createLinkSchemas,
  verify: verifyCaller(accounts),
  handle: createLink({
    hashId: hashLinkId(serverKey),
    hashPasscode: hashPasscode(serverKey),
    listLinks: listLinks(links),
    saveLink: saveLink(links, accounts.tableName),
    findLink: findLink(links),
    findAccount: findAccount(accounts),
    now,
  }),
});
