import { login } from '#functions/accounts/login.ts';
import { createIdentityClient, signIn } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { loginSchemas } from '#shared/contract/schemas.ts';

const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

export const handler = serve('login', { schemas: loginSchemas, handle: login({ signIn: signIn(userPool) }) });
