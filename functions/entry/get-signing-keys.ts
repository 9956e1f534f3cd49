import { createKeyClient, findSigningKeys } from '#functions/adapters/signing-keys.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { getSigningKeys } from '#functions/results/get-signing-keys.ts';
import { getSigningKeysSchemas } from '#shared/contract/signing-keys-schema.ts';

export const handler = serve('getSigningKeys', {
  schemas: getSigningKeysSchemas,
  handle: getSigningKeys({ findKeys: findSigningKeys(createKeyClient(), requireEnv('SIGNING_KEYS').split(' ')) }),
});
