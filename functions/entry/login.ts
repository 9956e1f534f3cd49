import { loginSchemas } from '#shared/contract/schemas.ts';
import { createIdentityClient, signIn } from '../adapters/users.ts';
import { requireEnv } from '../edge/env.ts';
import { serve } from '../edge/http.ts';
import { login } from '../handlers/login.ts';

const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

export const handler = serve('login', { schemas: loginSchemas, handle: login({ signIn: signIn(userPool) }) });
