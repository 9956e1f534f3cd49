import { exportMe, type MakeDocument } from '#functions/accounts/export-me.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { createIdentityClient } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { exportMeSchemas } from '#shared/contract/export-schemas.ts';

const log = createLog();
const measure = createMeasure();
const client = createDocumentClient();
const now = () => new Date();
const accountsTable = requireEnv('ACCOUNTS_TABLE');
const accounts = { client, tableName: accountsTable, reportUnreadable: reportUnreadable(log, measure) };

const stores = personStores({
  client,
  accountsTable,
  submissionsTable: requireEnv('SUBMISSIONS_TABLE'),
  resultsTable: requireEnv('RESULTS_TABLE'),
  linksTable: requireEnv('LINKS_TABLE'),
  limitsTable: requireEnv('LIMITS_TABLE'),
  userPool: { client: createIdentityClient(), userPoolId: requireEnv('USER_POOL_ID') },
  serverKey: requireEnv('SERVER_KEY'),
  now,
});

/** Read on use: it brings the whole of FHIR. */
const makeDocument: MakeDocument = async (...given) => {
  const document = await import('#functions/adapters/export-document.ts');
  return document.makeDocument(...given);
};

export const handler = serve('exportMe', {
  schemas: exportMeSchemas,
  verify: verifyCaller(accounts),
  handle: exportMe({ stores, makeDocument, now }),
  log,
  measure,
});
