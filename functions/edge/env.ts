import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

// Reads Secrets Manager without its client: a function needs one answer, once, at its cold start, and the client would be a
// sixth of its zip. The request is signed with Signature Version 4, and a test compares it with the SDK's.

type Env = Readonly<Record<string, string | undefined>>;

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

export type SignedRequest = { url: string; headers: Record<string, string>; body: string };

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
export function secretRequest(env: Env, arn: string, now: Date): SignedRequest {
  const { AWS_REGION: region = '', AWS_ACCESS_KEY_ID: keyId = '', AWS_SECRET_ACCESS_KEY: secretKey = '' } = env;
  const ofChina = region.startsWith('cn-') ? '.cn' : '';
  const given = env.AWS_ENDPOINT_URL_SECRETS_MANAGER;
  const url = new URL(given || `https://secretsmanager.${region}.amazonaws.com${ofChina}/`);
  const body = JSON.stringify({ SecretId: arn });
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/${region}/secretsmanager/aws4_request`;
  // Sorted by name, as the signature requires.
  const headers: Record<string, string> = {
    'content-type': 'application/x-amz-json-1.1',
    host: url.host,
    'x-amz-date': time,
    ...(env.AWS_SESSION_TOKEN && { 'x-amz-security-token': env.AWS_SESSION_TOKEN }),
    'x-amz-target': 'secretsmanager.GetSecretValue',
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', url.pathname, '', lines.join(''), names, sha256(body)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secretKey}`);
  const signature = hmac(key, toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  const { host: _, ...sent } = headers;
  return { url: url.href, headers: { ...sent, authorization }, body };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

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

type Count =
  | 'WAITING_SHARDS'
  | 'RESULT_WORKERS'
  | 'EFFECT_WORKERS'
  | 'UNUSED_ACCOUNT_MONTHS'
  | 'UNUSED_ACCOUNTS_PER_DAY';

/** A whole number of at least 1. */
export const requireCount = (name: Count): number => {
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
    // The SDK's own.
    | 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME'
    // Lambda's own.
    | 'AWS_LAMBDA_FUNCTION_NAME'
    | 'AWS_LAMBDA_FUNCTION_VERSION',
): string => process.env[name] ?? '';
