import { fillFromSecrets } from './secrets.ts';

// Before anything asks for a variable: every entry imports this file.
await fillFromSecrets(process.env);

/** The file of the stack that sets each variable, for the error when one is missing. */
const setBy = {
  USER_POOL_ID: 'infra/aws/sign-in.ts',
  USER_POOL_CLIENT_ID: 'infra/aws/sign-in.ts',
  TOKEN_ISSUER: 'infra/aws/sign-in.ts',
  SUBMISSIONS_TABLE: 'infra/aws/tables.ts',
  RESULTS_TABLE: 'infra/aws/tables.ts',
  ACCOUNTS_TABLE: 'infra/aws/tables.ts',
  ERASED_TABLE: 'infra/aws/tables.ts',
  LIMITS_TABLE: 'infra/aws/tables.ts',
  LINKS_TABLE: 'infra/aws/tables.ts',
  SERVER_KEY: 'infra/aws/server-key.ts',
  ORIGIN_SECRETS: 'infra/aws/origin-secret.ts',
  RESULT_QUEUE_URL: 'infra/aws/job-queue.ts',
  EFFECT_QUEUE_URL: 'infra/aws/job-queue.ts',
  WAITING_SHARDS: 'infra/aws/tables.ts',
  RESULT_WORKERS: 'infra/aws/results.ts',
  EFFECT_WORKERS: 'infra/aws/results.ts',
  UNUSED_ACCOUNT_MONTHS: 'infra/aws/stack.ts',
  UNUSED_ACCOUNTS_PER_DAY: 'infra/aws/stack.ts',
  ACCOUNT_QUEUE_URL: 'infra/aws/job-queue.ts',
  RECALL_QUEUE_URL: 'infra/aws/job-queue.ts',
  SIGNING_KEY: 'infra/aws/signing-keys.ts',
  SIGNING_KEYS: 'infra/aws/signing-keys.ts',
  SITE_URL: 'infra/aws/stack.ts',
  PROBE_KEY: 'infra/aws/probe-key.ts',
  USER_BACKUPS_BUCKET: 'infra/aws/user-backups.ts',
} as const;

/** Throws when the function starts, so that a missing variable is noticed before a person needs it. */
export const requireEnv = (name: keyof typeof setBy): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. The stack sets it in ${setBy[name]}.`);
  return value;
};

type Count =
  | 'WAITING_SHARDS'
  | 'RESULT_WORKERS'
  | 'EFFECT_WORKERS'
  | 'UNUSED_ACCOUNT_MONTHS'
  | 'UNUSED_ACCOUNTS_PER_DAY';

/** A whole number from 1 on. */
export const requireCount = (name: Count): number => {
  const count = Number(requireEnv(name));
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${name} is not a whole number from 1 on: see ${setBy[name]}.`);
  return count;
};

/** Blank means that the feature is off. */
export const optionalEnv = (
  name:
    | 'MAIL_SENDER'
    | 'MAIL_CONFIGURATION_SET'
    | 'WEBHOOK_URL'
    | 'WEBHOOK_SECRET_ID'
    | 'WEBHOOK_ALLOWED_HOSTS'
    | 'BEDROCK_MODEL_ID'
    | 'METRIC_NAMESPACE'
    | 'ROOMY_NETWORK'
    | 'MAIL_RESULTS'
    | 'PROBE_KEY'
    // The SDK's own.
    | 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME'
    // Lambda's own.
    | 'AWS_LAMBDA_FUNCTION_NAME'
    | 'AWS_LAMBDA_FUNCTION_VERSION',
): string => process.env[name] ?? '';
