import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { findOwnLink, keepLink as keepStored } from '#functions/adapters/links.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { keepLink } from '#functions/links/own-links.ts';
import { keepLinkSchemas } from '#shared/contract/link-schemas.ts';

const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(createLog(), createMeasure()) };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const links = { ...table, tableName: requireEnv('LINKS_TABLE') };
const now = () => new Date();

export const handler = serve('keepLink', {
  schemas: keepLinkSchemas,
  verify: verifyCaller(accounts),
  handle: keepLink({ findOwn: findOwnLink(links), keep: keepStored(links, now), now }),
});
