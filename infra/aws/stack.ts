import { Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { product } from '#shared/product.ts';
import { Alarms } from './alarms/alarms.ts';
import { functionsOf } from './alarms/function-alarm-rules.ts';
import { Overview } from './alarms/overview.ts';
import { Api } from './api.ts';
import { Backups, UserBackups } from './backups.ts';
import { Budget } from './budget.ts';
import { Canary } from './canary.ts';
import type { Bundles } from './functions/bundle-functions.ts';
import { JobQueue } from './functions/job-queue.ts';
import { addCleanUpFunctions } from './functions/log-groups.ts';
import type { SharedProps } from './functions/node-function.ts';
import { QueueWorker } from './functions/worker.ts';
import { DataKey, SigningKeys } from './kms-keys.ts';
import { Mail } from './mail.ts';
import { settingsInTemplate, settingsOf } from './ops/deployment/confirm-settings.ts';
import { addOutputs } from './outputs.ts';
import { Probe } from './probe.ts';
import { Results } from './result-pipeline.ts';
import { OriginSecret, ProbeKey, ServerKey, WebhookSecret } from './secrets.ts';
import { SignIn } from './sign-in.ts';
import { Site } from './site/site.ts';
import type { Config } from './stages/config.ts';
import { stackName } from './stages/stack-names.ts';
import { Tables } from './tables.ts';

export type ProductStackProps = { config: Config; bundles: Bundles; siteFolder: string };

/** The whole product of one stage. Reads like a table of contents. */
export class ProductStack extends Stack {
  constructor(scope: Construct, { config, bundles, siteFolder }: ProductStackProps) {
    super(scope, stackName(config.stage), {
      description: `${product.name}: a free health self-assessment (${config.stage})`,
      terminationProtection: config.production,
    });
    const dataKey = new DataKey(this, 'DataKey', { config });
    const shared: SharedProps = { config, bundles, dataKey };

    const signIn = new SignIn(this, 'SignIn', shared);
    const tables = new Tables(this, 'Tables', shared);
    new Backups(this, 'Backups', { ...shared, tables });
    const serverKey = new ServerKey(this, 'ServerKey', shared);
    const signingKeys = new SigningKeys(this, 'SigningKeys', shared);
    const probeKey = new ProbeKey(this, 'ProbeKey', shared);
    const originSecret = new OriginSecret(this, 'OriginSecret', shared);
    const resultQueue = new JobQueue(this, 'ResultQueue', 'RESULT_QUEUE_URL');
    const effectQueue = new JobQueue(this, 'EffectQueue', 'EFFECT_QUEUE_URL');
    const accountQueue = new JobQueue(this, 'AccountQueue', 'ACCOUNT_QUEUE_URL');
    const recallQueue = new JobQueue(this, 'RecallQueue', 'RECALL_QUEUE_URL');
    const mail = new Mail(this, 'Mail', shared);
    const webhookSecret = new WebhookSecret(this, 'WebhookSecret', shared);
    const sources = {
      config,
      signIn,
      tables,
      serverKey,
      probeKey,
      signingKeys,
      resultQueue,
      effectQueue,
      accountQueue,
      recallQueue,
      mail,
      webhookSecret,
    };
    const api = new Api(this, 'Api', { ...shared, sources, originSecret });
    const site = new Site(this, 'Site', { ...shared, api, originSecret, siteFolder });
    const results = new Results(this, 'Results', { ...shared, sources, resultQueue });
    const siteUrl = { SITE_URL: site.url };
    // Separate from the worker that makes results, so that mail and webhook cannot delay it.
    const effects = new QueueWorker(this, 'Effects', {
      ...shared,
      sources,
      name: 'sendEffects',
      queue: effectQueue,
      atOnce: config.effectWorkers,
      environment: { ...siteUrl, MAIL_RESULTS: config.mailResults },
    });
    // Idle until an operator recalls results of a wrong engine (`npm run ops -- rescore`).
    const recall = new QueueWorker(this, 'Recall', {
      ...shared,
      sources,
      name: 'recallResults',
      queue: recallQueue,
      atOnce: pipelineLimits.recallWorkers,
      environment: siteUrl,
    });
    const accountWork = new QueueWorker(this, 'AccountWork', {
      ...shared,
      sources,
      name: 'handleAccountJobs',
      queue: accountQueue,
      atOnce: pipelineLimits.maxConcurrency,
      environment: {
        ...siteUrl,
        UNUSED_ACCOUNT_MONTHS: String(config.unusedAccountMonths),
        UNUSED_ACCOUNTS_PER_DAY: String(config.unusedAccountsPerDay),
      },
    });

    const probe = new Probe(this, 'Probe', { ...shared, sources, site, api, results, accountWork });
    const userBackups = new UserBackups(this, 'UserBackups', { ...shared, sources });
    const parts = { ...sources, api, originSecret, results, effects, accountWork, recall, probe, userBackups };
    const alarms = new Alarms(this, 'Alarms', { ...shared, ...parts });
    new Canary(this, 'Canary', { config, functions: functionsOf(parts) });
    new Budget(this, 'Budget', shared);
    const overview = new Overview(this, 'Overview', { ...shared, ...parts, alarms });
    addOutputs(this, config, { ...parts, site, overview });

    addCleanUpFunctions(this, shared);
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', config.stage);
    // The next deployment compares its settings with these.
    this.addMetadata(settingsInTemplate, settingsOf(config));
  }
}
