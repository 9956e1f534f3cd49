import { getMeSchemas } from '#shared/contract/schemas.ts';
import { verifyToken } from '../adapters/tokens.ts';
import { createIdentityClient, findUser } from '../adapters/users.ts';
import { requireEnv } from '../edge/env.ts';
import { serve } from '../edge/http.ts';
import { getMe } from '../handlers/get-me.ts';

const clientId = requireEnv('USER_POOL_CLIENT_ID');
const userPool = { client: createIdentityClient(), userPoolId: requireEnv('USER_POOL_ID'), clientId };

export const handler = serve('getMe', {
  schemas: getMeSchemas,
  verify: verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId }),
  handle: getMe({ findUser: findUser(userPool) }),
});
