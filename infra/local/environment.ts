import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { mailSender } from '#infra/facts/mail-sender.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import { type LocalKey, openKeyFile, standInPath, standInPathWith, thisMachine } from './local-key.ts';
import { accountQueueName, effectQueueName, resultQueueName } from './local-queues.ts';
import { signingKeyIds } from './services/kms.ts';
import { webhookSecretId } from './services/secrets-manager.ts';
import { tableNames } from './tables.ts';

export const webhookSinkPath = '/_local/webhook-sink';
/** `BEDROCK_MODEL_ID=local` is the fake model. Any other id is a real model, called with the caller's credentials. */
export const fakeModelId = 'local';

export const poolOn = (origin: string) => ({
  poolId: 'local_pool',
  clientId: 'local-client',
  issuer: `${origin}${standInPath}/cognito/local_pool`,
});

type System = { origin: string; siteUrl: string; modelId: string; key: LocalKey; dataDir: string };

/**
 * The functions' environment: the variables that the stack sets on AWS (see infra/aws), and the SDK's own variables, which
 * point it at the stand-ins. The product reads only the first kind.
 */
export const environmentFor = ({ origin, siteUrl, modelId, key, dataDir }: System): Record<string, string> => {
  const isRealModel = modelId !== '' && modelId !== fakeModelId;
  const { poolId, clientId, issuer } = poolOn(origin);
  const standIns = `${origin}${isRealModel ? standInPathWith(key) : standInPath}`;
  return {
    ...tableNames,
    ORIGIN_SECRETS: randomBytes(32).toString('base64url'),
    ROOMY_NETWORK: thisMachine,
    // Tests derive it from the key that they gave the system.
    PROBE_KEY: `probe of ${key.text}`,
    SERVER_KEY: openKeyFile(join(dataDir, 'server-key')),
    SESSION_KEYS: openKeyFile(join(dataDir, 'session-keys')),
    SIGNING_KEY: signingKeyIds[0],
    SIGNING_KEYS: signingKeyIds.join(' '),
    RESULT_QUEUE_URL: `${standIns}/sqs/000000000000/${resultQueueName}`,
    EFFECT_QUEUE_URL: `${standIns}/sqs/000000000000/${effectQueueName}`,
    WAITING_SHARDS: '2',
    RESULT_WORKERS: '2',
    EFFECT_WORKERS: '2',
    UNUSED_ACCOUNT_MONTHS: String(lifetimes.unusedAccountMonths),
    UNUSED_ACCOUNTS_PER_DAY: '200',
    ACCOUNT_QUEUE_URL: `${standIns}/sqs/000000000000/${accountQueueName}`,
    MAIL_RESULTS: 'confirmed',
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: clientId,
    TOKEN_ISSUER: issuer,
    MAIL_SENDER: mailSender(product.name, `results@${product.id}.example`),
    SITE_URL: siteUrl,
    WEBHOOK_URL: `${origin}${webhookSinkPath}`,
    WEBHOOK_SECRET_ID: webhookSecretId,
    WEBHOOK_ALLOWED_HOSTS: new URL(origin).host,
    BEDROCK_MODEL_ID: modelId,
    AWS_ENDPOINT_URL_DYNAMODB: `${standIns}/dynamodb`,
    AWS_ENDPOINT_URL_SQS: `${standIns}/sqs`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${standIns}/cognito`,
    AWS_ENDPOINT_URL_SESV2: `${standIns}/ses`,
    AWS_ENDPOINT_URL_KMS: `${standIns}/kms`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${standIns}/secrets-manager`,
    ...(isRealModel ? {} : fakeAccount(standIns, key)),
  };
};

/** Hides the machine's AWS account, unless the settings name a real model. The access key id is the local key. */
const fakeAccount = (standIns: string, key: LocalKey) => ({
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `${standIns}/bedrock`,
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: key.text,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: '',
  AWS_EC2_METADATA_DISABLED: 'true',
});
