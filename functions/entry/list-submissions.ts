import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { listSubmissions as listStored } from '#functions/adapters/submissions.ts';
import { verifyToken } from '#functions/adapters/tokens.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { listSubmissions } from '#functions/submissions/list-submissions.ts';
import { listSubmissionsSchemas } from '#shared/contract/schemas.ts';

const submissions = {
  client: createDocumentClient(),
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  reportUnreadable: reportUnreadable(createLog(), createMeasure()),
};

export const handler = serve('listSubmissions', {
  schemas: listSubmissionsSchemas,
  verify: verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId: requireEnv('USER_POOL_CLIENT_ID') }),
  handle: listSubmissions({ list: listStored(submissions) }),
});
