import { DefaultStackSynthesizer, Stack, Tags } from 'aws-cdk-lib';
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
import { OriginSecret, ProbeKey, ServerKey, SessionKeys, WebhookSecret } from './secrets.ts';
import { SignIn } from './sign-in.ts';
import { Site } from './site/site.ts';
import type { Config } from './stages/config.ts';
import { qualifierOf, stackName } from './stages/stack-names.ts';
import { Tables } from './tables.ts';

export type ProductStackProps = { config: Config; bundles: Bundles; siteFolder: string };

/** The whole product of one stage. Reads like a table of contents. */
export class ProductStack extends Stack {
  constructor(scope: Construct, { config, bundles, siteFolder }: ProductStackProps) {
    super(scope, stackName(config.stage), {
      description: `${product.name}: a free health self-assessment (${config.stage})`,
      synthesizer: new DefaultStackSynthesizer({ qualifier: qualifierOf(config.stage) }),
      terminationProtection: config.production,
    });
    const dataKey = new DataKey(this, 'DataKey', { config });
    const shared: SharedProps = { config, bundles, dataKey };

    const signIn = new SignIn(this, 'SignIn', shared);
    const tables = new Tables(this, 'Tables', shared);
    const backups = new Backups(this, 'Backups', { config, tables });
    const sources = {
      config,
      signIn,
      tables,
      serverKey: new ServerKey(this, 'ServerKey', shared),
      sessionKeys: new SessionKeys(this, 'SessionKeys', shared),
      signingKeys: new SigningKeys(this, 'SigningKeys', shared),
      probeKey: new ProbeKey(this, 'ProbeKey', shared),
      originSecret: new OriginSecret(this, 'OriginSecret', shared),
      resultQueue: new JobQueue(this, 'ResultQueue', 'RESULT_QUEUE_URL'),
      effectQueue: new JobQueue(this, 'EffectQueue', 'EFFECT_QUEUE_URL'),
      accountQueue: new JobQueue(this, 'AccountQueue', 'ACCOUNT_QUEUE_URL'),
      mail: new Mail(this, 'Mail', shared),
      webhookSecret: new WebhookSecret(this, 'WebhookSecret', shared),
    };
    const working = { ...shared, sources };
    const api = new Api(this, 'Api', working);
    const site = new Site(this, 'Site', { ...shared, api, originSecret: sources.originSecret, siteFolder });
    const results = new Results(this, 'Results', working);
    const withSite = { ...working, later: { siteUrl: { environment: { SITE_URL: site.url } } } };
    // Separate from the worker that makes results, so that mail and webhook cannot delay it.
    const effects = new QueueWorker(this, 'Effects', {
      ...withSite,
      name: 'sendEffects',
      queue: sources.effectQueue,
      atOnce: config.effectWorkers,
    });
    const accountWork = new QueueWorker(this, 'AccountWork', {
      ...withSite,
      name: 'handleAccountJobs',
      queue: sources.accountQueue,
      atOnce: pipelineLimits.maxConcurrency,
    });

    const probe = new Probe(this, 'Probe', { ...working, site, api, results, accountWork });
    const userBackups = new UserBackups(this, 'UserBackups', working);
    const running = { ...sources, api, results, effects, accountWork, probe, userBackups, backups };
    const canary = new Canary(this, 'Canary', { config, functions: functionsOf(running) });
    const parts = { ...running, canary };
    // After everything that has a rule for events.
    const alarms = new Alarms(this, 'Alarms', { ...shared, ...parts });
    new Budget(this, 'Budget', { ...shared, register: api.functions.register });
    const overview = new Overview(this, 'Overview', { ...shared, ...parts, alarms });
    addOutputs(this, config, { ...parts, site, overview });

    addCleanUpFunctions(this, shared);
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', config.stage);
    // The next deployment compares its settings with these.
    this.addMetadata(settingsInTemplate, settingsOf(config));
  }
}
