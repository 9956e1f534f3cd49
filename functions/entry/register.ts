import { registerSchemas } from '#shared/contract/schemas.ts';
import { createAccount, createIdentityClient, keepPassword, signIn } from '../adapters/users.ts';
import { requireEnv } from '../edge/env.ts';
import { serve } from '../edge/http.ts';
import { register } from '../handlers/register.ts';

const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

export const handler = serve('register', {
  schemas: registerSchemas,
  handle: register({
    createAccount: createAccount(userPool),
    keepPassword: keepPassword(userPool),
    signIn: signIn(userPool),
  }),
});
