import { register } from '#functions/accounts/register.ts';
import { createAccount, createIdentityClient, setPermanentPassword, signIn } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { registerSchemas } from '#shared/contract/schemas.ts';

const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};

export const handler = serve('register', {
  schemas: registerSchemas,
  handle: register({
    createAccount: createAccount(userPool),
    setPermanentPassword: setPermanentPassword(userPool),
    signIn: signIn(userPool),
  }),
});
