import { Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import { AccountWork } from './account-work.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { Backups } from './backups.ts';
import { Budget } from './budget.ts';
import type { Bundles } from './bundle.ts';
import { Canary } from './canary.ts';
import { addCleanUpFunctions } from './clean-up-functions.ts';
import type { Config } from './config.ts';
import { DataKey } from './data-key.ts';
import { Effects } from './effects.ts';
import { functionsOf } from './function-alarm-rules.ts';
import { JobQueue } from './job-queue.ts';
import { Mail } from './mail.ts';
import { settingsInTemplate, settingsOf } from './ops/deployment/changed-settings.ts';
import { OriginSecret } from './origin-secret.ts';
import { addOutputs } from './outputs.ts';
import { Overview } from './overview.ts';
import { Probe } from './probe.ts';
import { ProbeKey } from './probe-key.ts';
import { Recall } from './recall.ts';
import { Results } from './results.ts';
import { ServerKey } from './server-key.ts';
import type { SharedProps } from './shared-props.ts';
import { SignIn } from './sign-in.ts';
import { SigningKeys } from './signing-keys.ts';
import { Site } from './site.ts';
import { stackName } from './stack-name.ts';
import { Tables } from './tables.ts';
import { UserBackups } from './user-backups.ts';

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
    const grantSources = { signIn, tables, serverKey, probeKey, signingKeys, resultQueue, accountQueue };
    const api = new Api(this, 'Api', { ...shared, ...grantSources, originSecret });
    const site = new Site(this, 'Site', { ...shared, api, originSecret, siteFolder });
    const mail = new Mail(this, 'Mail', shared);
    const workers = { ...shared, tables, accountQueue, serverKey, signIn, mail, siteUrl: site.url };
    const results = new Results(this, 'Results', { ...workers, resultQueue, effectQueue, signingKeys });
    const { webhookSecret } = results;
    const effects = new Effects(this, 'Effects', { ...workers, effectQueue, webhookSecret, signingKeys });
    const recall = new Recall(this, 'Recall', { ...workers, recallQueue, signingKeys });
    const accountWork = new AccountWork(this, 'AccountWork', { ...workers, effectQueue, signIn });

    const probe = new Probe(this, 'Probe', { ...shared, probeKey, site, api, results, accountWork });
    const userBackups = new UserBackups(this, 'UserBackups', { ...shared, signIn });
    const queues = { resultQueue, effectQueue, accountQueue, recallQueue };
    const parts = {
      api,
      originSecret,
      signIn,
      results,
      effects,
      accountWork,
      recall,
      probe,
      tables,
      serverKey,
      userBackups,
      ...queues,
    };
    const alarms = new Alarms(this, 'Alarms', { ...shared, ...parts });
    new Canary(this, 'Canary', { config, functions: functionsOf(parts) });
    new Budget(this, 'Budget', shared);
    const overview = new Overview(this, 'Overview', { ...shared, ...parts, alarms });
    addOutputs(this, config, { ...parts, mail, signingKeys, site, overview });

    addCleanUpFunctions(this, shared);
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', config.stage);
    // The next deployment compares its settings with these.
    this.addMetadata(settingsInTemplate, settingsOf(config));
  }
}
