import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { nameOfError } from '#functions/edge/log.ts';

/** Short timeouts: a function that starts waits for its secrets, and a webhook can be sent later. */
const secretSettings = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
};

export const createSecretsClient = (settings = secretSettings): SecretsManagerClient =>
  new SecretsManagerClient(settings);

/** Throws if the secret has no text. */
export const readSecret = async (client: SecretsManagerClient, secretId: string): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  if (SecretString) return SecretString;
  throw new Error(`The secret ${secretId} has no text.`);
};

/** `SERVER_KEY_SECRET_ARN` names the secret with the value of `SERVER_KEY`. */
const ending = '_SECRET_ARN';

/**
 * Sets the variables whose values are in Secrets Manager. Anyone with read access to the AWS account can see a function's
 * configuration; a secret needs its own permission, and CloudTrail records each read. Variables that are already set stay: the
 * local system has no such secrets. Throws if a secret cannot be read: the function then does not start, and the next call
 * retries.
 */
export async function fillFromSecrets(
  env: Record<string, string | undefined>,
  createClient = () => createSecretsClient(),
): Promise<void> {
  const missing = Object.entries(env).flatMap(([name, arn]) => {
    const variable = name.slice(0, -ending.length);
    return name.endsWith(ending) && arn && !env[variable] ? [{ variable, arn }] : [];
  });
  if (missing.length === 0) return;
  const client = createClient();
  await Promise.all(
    missing.map(async ({ variable, arn }) => {
      env[variable] = await readSecret(client, arn).catch((failure: unknown) => {
        // Without the service's message: it may quote what was sent.
        throw new Error(
          `${arn} could not be read: ${nameOfError(failure)}. The stack names it in infra/aws/secrets.ts.`,
        );
      });
    }),
  );
}
