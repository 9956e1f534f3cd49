import { listSubmissionsSchemas } from '#shared/contract/schemas.ts';
import { createDocumentClient } from '../adapters/document-client.ts';
import { listSubmissions as listStored } from '../adapters/submissions.ts';
import { verifyToken } from '../adapters/tokens.ts';
import { requireEnv } from '../edge/env.ts';
import { serve } from '../edge/http.ts';
import { listSubmissions } from '../handlers/list-submissions.ts';

const submissions = { client: createDocumentClient(), tableName: requireEnv('SUBMISSIONS_TABLE') };

export const handler = serve('listSubmissions', {
  schemas: listSubmissionsSchemas,
  verify: verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId: requireEnv('USER_POOL_CLIENT_ID') }),
  handle: listSubmissions({ list: listStored(submissions) }),
});
