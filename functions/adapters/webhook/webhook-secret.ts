import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

/** Short timeouts: the result is already stored, and a failure only defers the webhook. */
export const createSecretsClient = (): SecretsManagerClient =>
  new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  });

/**
 * The signing keys: `whsec_` and base64. During a rotation there are several, separated by spaces, so that receivers can switch
 * at any time. Cached for only a few minutes, so that a rotation needs no deployment.
 */
export const webhookKeys = (client: SecretsManagerClient, secretId: string, now: () => number) => {
  let known: { keys: Buffer[]; until: number } | undefined;
  return async (): Promise<Buffer[]> => {
    if (known && known.until > now()) return known.keys;
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
    known = { keys: parseKeys(SecretString), until: now() + pipelineLimits.secretCacheSeconds * 1000 };
    return known.keys;
  };
};

/** Standard Webhooks requires 24 to 64 random bytes. */
export const parseKeys = (secret: string): Buffer[] => {
  const keys = secret.split(/\s+/).filter(Boolean).map(parseKey);
  if (keys.length === 0) throw new Error('The webhook secret is empty. Store whsec_ followed by base64 in it.');
  return keys;
};

const parseKey = (text: string): Buffer => {
  const key = Buffer.from(text.replace(/^whsec_/, ''), 'base64');
  // Secrets Manager cannot generate a prefix, so the stack's secret has none.
  if (/^(whsec_)?[A-Za-z0-9+/]+=*$/.test(text) && key.length >= 24 && key.length <= 64) return key;
  throw new Error('The webhook secret must be the base64 of 24 to 64 bytes, with or without whsec_ before it.');
};
