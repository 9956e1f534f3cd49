import { getMe } from '#functions/accounts/get-me.ts';
import { verifyToken } from '#functions/adapters/tokens.ts';
import { createIdentityClient, findUser } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { getMeSchemas } from '#shared/contract/schemas.ts';

const clientId = requireEnv('USER_POOL_CLIENT_ID');
const userPool = { client: createIdentityClient(), userPoolId: requireEnv('USER_POOL_ID'), clientId };

export const handler = serve('getMe', {
  schemas: getMeSchemas,
  verify: verifyToken({ issuer: requireEnv('TOKEN_ISSUER'), clientId }),
  handle: getMe({ findUser: findUser(userPool) }),
});
