import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { JobQueue } from './job-queue.ts';
import type { Mail } from './mail.ts';
import { NodeFunction } from './node-function.ts';
import type { ServerKey } from './server-key.ts';
import type { SharedProps } from './shared-props.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Tables } from './tables.ts';
import type { WebhookSecret } from './webhook-secret.ts';

type EffectsProps = SharedProps & {
  tables: Tables;
  serverKey: ServerKey;
  signingKeys: SigningKeys;
  effectQueue: JobQueue;
  accountQueue: JobQueue;
  mail: Mail;
  webhookSecret: WebhookSecret;
  siteUrl: string;
};

/** The worker that mails results and calls the webhook. Apart from the one that makes them, so that it cannot delay it. */
export class Effects extends Construct {
  readonly worker: NodeFunction;

  constructor(scope: Construct, id: string, props: EffectsProps) {
    super(scope, id);
    const { config, tables, serverKey, signingKeys, effectQueue, accountQueue, mail, webhookSecret, siteUrl } = props;
    this.worker = new NodeFunction(this, 'SendEffects', {
      ...props,
      name: 'sendEffects',
      description: 'Mails results at the pace of SES, calls the webhook',
      environment: {
        SUBMISSIONS_TABLE: tables.submissions.tableName,
        RESULTS_TABLE: tables.results.tableName,
        ACCOUNTS_TABLE: tables.accounts.tableName,
        ERASED_TABLE: tables.erased.tableName,
        LIMITS_TABLE: tables.limits.tableName,
        MAIL_RESULTS: config.mailResults,
        SITE_URL: siteUrl,
        ...tables.shardsEnvironment,
        ...serverKey.environment,
        ...signingKeys.environment,
        ...effectQueue.environment,
        ...accountQueue.environment,
        ...mail.environment,
        ...webhookSecret.environment,
      },
    });
    tables.allowSubmissions(this.worker, 'UpdateItem');
    // A signature that could not be had at first is added to the stored result.
    tables.allowResults(this.worker, 'GetItem', 'UpdateItem');
    tables.allowErased(this.worker, 'GetItem');
    signingKeys.allowSign(this.worker);
    tables.allowAccounts(this.worker, 'GetItem');
    tables.allowLimits(this.worker, 'GetItem', 'UpdateItem');
    accountQueue.allowSend(this.worker);
    mail.allowSend(this.worker);
    webhookSecret.allowRead(this.worker);
    this.worker.called.addEventSource(
      new SqsEventSource(effectQueue.queue, {
        batchSize: pipelineLimits.batchSize,
        maxConcurrency: config.effectWorkers,
        reportBatchItemFailures: true,
      }),
    );
  }
}
