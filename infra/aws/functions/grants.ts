import { Aws } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { edgePortsOf } from '#functions/edge/lambda.ts';
import { type Rights, rightsOf as rightsOfPorts, type Thing } from '#functions/edge/rights.ts';
import type { Endpoint } from '#functions/edge/route.ts';
import type { Worker } from '#functions/edge/worker.ts';
import { edgePorts } from '#functions/ports/edge-ports.ts';
import type { SigningKeys } from '#infra/aws/kms-keys.ts';
import type { Mail } from '#infra/aws/mail.ts';
import type { OriginSecret, ProbeKey, ServerKey, SessionKeys, WebhookSecret } from '#infra/aws/secrets.ts';
import type { SignIn } from '#infra/aws/sign-in.ts';
import { type Config, isInferenceProfile, modelBehind } from '#infra/aws/stages/config.ts';
import type { Tables } from '#infra/aws/tables.ts';
import { accountsTable, submissionsTable } from '#infra/facts/table-keys.ts';
import { type FeatureTableName, tableVariable } from '#shared/features/tables.ts';
import type { JobQueue } from './job-queue.ts';
import { arnHere, type NodeFunction } from './node-function.ts';

/**
 * The right to call one model; none without a model id. An inference profile (`us.…`, `global.…`) routes each call to a region
 * of its choice, and the right is checked there too. So the right covers the model in every region, but only through this
 * profile.
 */
function allowModel(fn: NodeFunction, { bedrockModelId }: Config): void {
  if (!bedrockModelId) return;
  const action = ['bedrock:InvokeModel'];
  const model = (region: string, id: string) => `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${id}`;
  if (!isInferenceProfile(bedrockModelId)) {
    fn.allow(action, [model(Aws.REGION, bedrockModelId)]);
    return;
  }
  const profile = arnHere('bedrock', `inference-profile/${bedrockModelId}`);
  fn.allow(action, [profile]);
  fn.allow(action, [model('*', modelBehind(bedrockModelId))], {
    StringEquals: { 'bedrock:InferenceProfileArn': profile },
  });
}

export type GrantSources = {
  signIn: SignIn;
  tables: Tables;
  serverKey: ServerKey;
  sessionKeys: SessionKeys;
  probeKey: ProbeKey;
  originSecret: OriginSecret;
  signingKeys: SigningKeys;
  resultQueue: JobQueue;
  effectQueue: JobQueue;
  accountQueue: JobQueue;
  mail: Mail;
  webhookSecret: WebhookSecret;
  config: Config;
};

/** The environment that names a resource to a function, and the permission for these actions on it. */
export type Grant<Each extends Thing> = {
  environment: Record<string, string>;
  allow?: (fn: NodeFunction, actions: NonNullable<Rights[Each]>) => void;
};

/**
 * Grants of resources that are created after the sources: the site, and resources that belong to the one function that
 * uses them.
 */
export type LaterGrants = { readonly [Each in 'siteUrl' | 'userBackups']?: Grant<Each> };

const grantsOf = ({ signIn, tables, signingKeys, mail, webhookSecret, config, ...sources }: GrantSources) =>
  ({
    accounts: grantOfTable(tables, tables.accounts, 'ACCOUNTS_TABLE'),
    submissions: grantOfTable(tables, tables.submissions, 'SUBMISSIONS_TABLE'),
    results: grantOfTable(tables, tables.results, 'RESULTS_TABLE'),
    ...grantsOfFeatureTables(tables),
    limits: grantOfTable(tables, tables.limits, 'LIMITS_TABLE'),
    erased: grantOfTable(tables, tables.erased, 'ERASED_TABLE'),
    userPool: { environment: signIn.accountEnvironment, allow: (fn, actions) => signIn.allow(fn, ...actions) },
    resultQueue: grantOfQueue(sources.resultQueue),
    effectQueue: grantOfQueue(sources.effectQueue),
    accountQueue: grantOfQueue(sources.accountQueue),
    waitingIndex: grantOfIndex(tables, tables.submissions, submissionsTable.waitingIndex),
    dueIndex: grantOfIndex(tables, tables.accounts, accountsTable.dueIndex),
    mail: { environment: mail.environment, allow: (fn) => mail.allowSend(fn) },
    webhook: { environment: webhookSecret.environment, allow: (fn) => webhookSecret.allowRead(fn) },
    model: {
      environment: { BEDROCK_MODEL_ID: config.bedrockModelId },
      allow: (fn) => allowModel(fn, config),
    },
    signingKeys: { environment: signingKeys.publicEnvironment, allow: (fn) => signingKeys.allowPublish(fn) },
    newestSigningKey: { environment: signingKeys.environment, allow: (fn) => signingKeys.allowSign(fn) },
    tokens: { environment: signIn.tokenEnvironment },
    waitingShards: { environment: tables.shardsEnvironment },
    serverKey: { environment: sources.serverKey.environment },
    sessionKeys: { environment: sources.sessionKeys.environment },
    probeKey: { environment: sources.probeKey.environment },
    mailResults: { environment: { MAIL_RESULTS: config.mailResults } },
    unusedAccounts: {
      environment: {
        UNUSED_ACCOUNT_MONTHS: String(config.unusedAccountMonths),
        UNUSED_ACCOUNTS_PER_DAY: String(config.unusedAccountsPerDay),
      },
    },
    workerCounts: {
      environment: { RESULT_WORKERS: String(config.resultWorkers), EFFECT_WORKERS: String(config.effectWorkers) },
    },
  }) satisfies { [Each in Exclude<Thing, keyof LaterGrants>]: Grant<Each> };

const grantOfTable = (tables: Tables, table: ITable, variable: string) => ({
  environment: { [variable]: table.tableName },
  allow: (fn: NodeFunction, actions: readonly string[]) => tables.allow(fn, table, actions),
});

const grantsOfFeatureTables = (tables: Tables) =>
  Object.fromEntries(
    [...tables.ofFeatures].map(([name, table]) => [name, grantOfTable(tables, table, tableVariable(name))]),
  ) as { readonly [Each in FeatureTableName]: Grant<Each> };

const grantOfIndex = (tables: Tables, table: ITable, index: { name: string }) => ({
  environment: {},
  allow: (fn: NodeFunction) => tables.allowIndex(fn, table, index),
});

const grantOfQueue = (queue: JobQueue) => ({
  environment: queue.environment,
  allow: (fn: NodeFunction, actions: readonly string[]) => queue.allow(fn, actions),
});

/** An endpoint's ports: those of its handler and those of the edge. */
const portsOf = ({ route, uses }: Endpoint) => [
  ...Object.values(uses),
  ...edgePortsOf(route).map((name) => edgePorts[name]),
];

export const rightsOf = (endpoints: readonly Endpoint[]): Rights => rightsOfPorts(endpoints.flatMap(portsOf));

export const rightsOfWorker = ({ uses }: Worker): Rights => rightsOfPorts(Object.values(uses));

/** The environment of a function with these rights, and the rights themselves. */
export const grantFor = (rights: Rights, sources: GrantSources, later: LaterGrants = {}) => {
  const grants: { readonly [Each in Thing]?: Grant<never> } = { ...grantsOf(sources), ...later };
  const needed = Object.entries(rights).map(([thing, actions]) => {
    const grant = grants[thing as Thing];
    if (!grant) throw new Error(`A function uses ${thing}, which is not made for it: see LaterGrants.`);
    return { grant, actions };
  });
  return {
    environment: Object.assign({}, ...needed.map(({ grant }) => grant.environment)) as Record<string, string>,
    allow: (fn: NodeFunction) => {
      for (const { grant, actions } of needed) if (actions.length > 0) grant.allow?.(fn, actions as never);
    },
  };
};
