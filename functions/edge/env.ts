import { setTimeout as sleep } from 'node:timers/promises';
import { accountOf, type Env, endpointOf, type SignedRequest, signedPost } from './aws-call.ts';

// Reads Secrets Manager without its client: a function needs one answer, once, at its cold start, and the client would be a
// sixth of its zip.

/** `SERVER_KEY_SECRET_ARN` names the secret with the value of `SERVER_KEY`. */
const ending = '_SECRET_ARN';

const tries = 3;
const patienceMs = 2000;

/**
 * Sets the variables whose values are in Secrets Manager. Anyone with read access to the AWS account can see a function's
 * configuration; a secret needs its own permission, and CloudTrail records each read. Variables that are already set stay: the
 * local system has no Secrets Manager. Throws if a secret cannot be read: the function then does not start, and the next call
 * retries.
 */
export async function fillFromSecrets(env: Record<string, string | undefined>, ask = askOverHttps): Promise<void> {
  const wanted = Object.keys(env).filter((name) => name.endsWith(ending) && env[name]);
  const missing = wanted.filter((name) => !env[variableOf(name)]);
  await Promise.all(
    missing.map(async (name) => {
      env[variableOf(name)] = await readSecret(env, env[name] ?? '', ask);
    }),
  );
}

const variableOf = (name: string): string => name.slice(0, -ending.length);

type Ask = (request: SignedRequest) => Promise<{ status: number; body: string }>;

async function readSecret(env: Env, arn: string, ask: Ask): Promise<string> {
  let seen = 'no answer';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const answer = await ask(secretRequest(env, arn, new Date())).catch(() => null);
    if (answer?.status === 200) return secretIn(answer.body, arn);
    if (answer) seen = `status ${answer.status}`;
    if (attempt < tries) await sleep(100 * attempt);
  }
  throw new Error(`Secrets Manager returned no value for ${arn}: ${seen}. The stack names it in infra/aws/secrets.ts.`);
}

function secretIn(body: string, arn: string): string {
  const { SecretString } = JSON.parse(body) as { SecretString?: unknown };
  if (typeof SecretString === 'string' && SecretString !== '') return SecretString;
  throw new Error(`The secret ${arn} has no text.`);
}

const askOverHttps: Ask = async ({ url, headers, body }) => {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) });
  return { status: response.status, body: await response.text() };
};

/** GetSecretValue: https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html */
export function secretRequest(env: Env, arn: string, now: Date): SignedRequest {
  const { region, credentials } = accountOf(env);
  const url = endpointOf('secretsmanager', region, env);
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' };
  const body = JSON.stringify({ SecretId: arn });
  return signedPost({ service: 'secretsmanager', region, credentials, url, headers, body }, now);
}

// Before any variable is read: every entry imports this file.
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
  SERVER_KEY: 'infra/aws/secrets.ts',
  SESSION_KEYS: 'infra/aws/secrets.ts',
  RESET_KEYS: 'infra/aws/secrets.ts',
  ORIGIN_SECRETS: 'infra/aws/secrets.ts',
  RESULT_QUEUE_URL: 'infra/aws/functions/job-queue.ts',
  EFFECT_QUEUE_URL: 'infra/aws/functions/job-queue.ts',
  WAITING_SHARDS: 'infra/aws/tables.ts',
  RESULT_WORKERS: 'infra/aws/result-pipeline.ts',
  EFFECT_WORKERS: 'infra/aws/result-pipeline.ts',
  UNUSED_ACCOUNT_MONTHS: 'infra/aws/stack.ts',
  UNUSED_ACCOUNTS_PER_DAY: 'infra/aws/stack.ts',
  ACCOUNT_QUEUE_URL: 'infra/aws/functions/job-queue.ts',
  RECALL_QUEUE_URL: 'infra/aws/functions/job-queue.ts',
  SIGNING_KEY: 'infra/aws/kms-keys.ts',
  SIGNING_KEYS: 'infra/aws/kms-keys.ts',
  SITE_URL: 'infra/aws/stack.ts',
  PROBE_KEY: 'infra/aws/secrets.ts',
  USER_BACKUPS_BUCKET: 'infra/aws/backups.ts',
} as const;

/** Throws at the cold start, so that a missing variable is noticed before a user needs it. */
export const requireEnv = (name: keyof typeof setBy): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. The stack sets it in ${setBy[name]}.`);
  return value;
};

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
    // Lambda's own.
    | 'AWS_LAMBDA_FUNCTION_NAME'
    | 'AWS_LAMBDA_FUNCTION_VERSION',
): string => process.env[name] ?? '';
