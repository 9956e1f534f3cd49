/**
 * AWS Secrets Manager: GetSecretValue of the webhook's signing key, created once per data directory.
 *
 * Not imitated: every other operation, versions, rotation.
 */

import { join } from 'node:path';
import type { GetSecretValueCommandInput } from '@aws-sdk/client-secrets-manager';
import { openKeyFile } from '#infra/local/local-key.ts';
import { AwsError, awsJson, type Faults } from '#infra/local/wire/aws-protocols.ts';
import type { Answer } from '#infra/local/wire/http-messages.ts';

export const webhookSecretId = 'webhook-signing-key';

export const secretsManager = (webhookSecret: string, faults: Faults): Answer =>
  awsJson(
    'secrets-manager',
    '1.1',
    {
      GetSecretValue: ({ SecretId }: GetSecretValueCommandInput) => {
        if (SecretId === webhookSecretId) return { Name: webhookSecretId, SecretString: webhookSecret };
        throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      },
    },
    faults,
  );

/** `whsec_` and 32 random bytes: the key format of Standard Webhooks. */
export const openWebhookSecret = (dataDir: string): string =>
  openKeyFile(join(dataDir, 'webhook-signing-key'), 'whsec_');
