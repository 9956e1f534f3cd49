import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { findAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { fileAddress, hashLinkId, isPasscode } from '#functions/adapters/link-secrets.ts';
import { countOpening, deleteFiles, findFiles, findLink } from '#functions/adapters/links.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { openLink } from '#functions/links/open-link.ts';
import { openLinkSchemas } from '#shared/contract/link-schemas.ts';
import { routes } from '#shared/contract/routes.ts';

const table = { client: createDocumentClient(), reportUnreadable: reportUnreadable(createLog(), createMeasure()) };
const links = { ...table, tableName: requireEnv('LINKS_TABLE') };
const find = findAccount({ ...table, tableName: requireEnv('ACCOUNTS_TABLE') });
const serverKey = requireEnv('SERVER_KEY');

export const handler = serve('openLink', {
  schemas: openLinkSchemas,
  handle: openLink({
    hashId: hashLinkId(serverKey),
    isPasscode: isPasscode(serverKey),
    findLink: findLink(links),
    hasOwner: async (userId) => (await find(userId)) !== null,
    countOpening: countOpening(links),
    findFiles: findFiles(links),
    deleteFiles: deleteFiles(links),
    addressOf: fileAddress(serverKey, routes.getLinkFile.path),
    enqueue: enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL'))),
    now: () => new Date(),
  }),
});
