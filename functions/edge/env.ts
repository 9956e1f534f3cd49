import { type FeatureTableName, tableVariable } from '#shared/features/tables.ts';

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
  SERVER_KEY: 'infra/aws/secrets.ts',
  SESSION_KEYS: 'infra/aws/secrets.ts',
  ORIGIN_SECRETS: 'infra/aws/secrets.ts',
  RESULT_QUEUE_URL: 'infra/aws/functions/job-queue.ts',
  EFFECT_QUEUE_URL: 'infra/aws/functions/job-queue.ts',
  WAITING_SHARDS: 'infra/aws/tables.ts',
  RESULT_WORKERS: 'infra/aws/result-pipeline.ts',
  EFFECT_WORKERS: 'infra/aws/result-pipeline.ts',
  UNUSED_ACCOUNT_MONTHS: 'infra/aws/stack.ts',
  UNUSED_ACCOUNTS_PER_DAY: 'infra/aws/stack.ts',
  ACCOUNT_QUEUE_URL: 'infra/aws/functions/job-queue.ts',
  SIGNING_KEY: 'infra/aws/kms-keys.ts',
  SIGNING_KEYS: 'infra/aws/kms-keys.ts',
  SITE_URL: 'infra/aws/stack.ts',
  PROBE_KEY: 'infra/aws/secrets.ts',
  USER_BACKUPS_BUCKET: 'infra/aws/backups.ts',
} as const;

/** Throws at the cold start, so that a missing variable is noticed before a user needs it. */
const requireSet = (name: string, file: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. The stack sets it in ${file}.`);
  return value;
};

export const requireEnv = (name: keyof typeof setBy): string => requireSet(name, setBy[name]);

/** The name of a feature's table. */
export const requireTable = (name: FeatureTableName): string => requireSet(tableVariable(name), 'infra/aws/tables.ts');

/** A whole number of at least 1. */
export const requireCount = (name: keyof typeof setBy): number => {
  const count = Number(requireEnv(name));
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`${name} is not a whole number of at least 1: see ${setBy[name]}.`);
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
    // Of the local system and of operators, who run the functions from their sources.
    | 'SPEECH_DIR'
    // Lambda's own.
    | 'AWS_LAMBDA_FUNCTION_NAME'
    | 'AWS_LAMBDA_FUNCTION_VERSION',
): string => process.env[name] ?? '';
