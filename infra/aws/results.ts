import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { AccountQueue } from './account-queue.ts';
import type { Mail } from './mail.ts';
import { allowModel } from './model-rights.ts';
import { NodeFunction } from './node-function.ts';
import { createDeadLetterQueue, type ResultQueue } from './result-queue.ts';
import type { ServerKey } from './server-key.ts';
import type { SharedProps } from './shared-props.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Tables } from './tables.ts';
import { WebhookSecret } from './webhook-secret.ts';

type ResultsProps = SharedProps & {
  tables: Tables;
  serverKey: ServerKey;
  signingKeys: SigningKeys;
  resultQueue: ResultQueue;
  accountQueue: AccountQueue;
  mail: Mail;
  siteUrl: string;
};

/** The worker that makes results, mails and webhook calls, and the sweeper that finds every submission still waiting. */
export class Results extends Construct {
  readonly worker: NodeFunction;
  readonly webhookSecret: WebhookSecret;
  readonly sweeper: NodeFunction;
  readonly mailEvents?: NodeFunction;
  /** Scheduled runs that failed every try. The result queue has its own dead letters. */
  readonly eventDeadLetters: Queue;

  constructor(scope: Construct, id: string, props: ResultsProps) {
    super(scope, id);
    this.eventDeadLetters = createDeadLetterQueue(this, 'EventDeadLetters');
    this.webhookSecret = new WebhookSecret(this, 'WebhookSecret', props);
    this.worker = createWorker(this, this.webhookSecret, props);
    this.sweeper = this.createSweeper(props);
    const rule = props.mail.createEventRule(this, 'MailEvents');
    if (rule) this.mailEvents = this.createMailRecorder(props, rule);
  }

  private createSweeper(props: ResultsProps): NodeFunction {
    const { tables, resultQueue, accountQueue } = props;
    const sweeper = new NodeFunction(this, 'SweepWaiting', {
      ...props,
      name: 'sweepWaiting',
      description:
        'Puts submissions that wait too long on the queue again, and accounts whose time without an address is over',
      environment: {
        SUBMISSIONS_TABLE: tables.submissions.tableName,
        ACCOUNTS_TABLE: tables.accounts.tableName,
        ...resultQueue.environment,
        ...accountQueue.environment,
      },
      deadLetters: this.eventDeadLetters,
    });
    tables.allowSubmissions(sweeper, 'UpdateItem');
    tables.allowWaitingIndex(sweeper);
    tables.allowAccounts(sweeper, 'UpdateItem');
    tables.allowClosingIndex(sweeper);
    resultQueue.allowSend(sweeper);
    accountQueue.allowSend(sweeper);
    new Rule(this, 'EveryMinute', {
      description: 'Looks for submissions that wait too long',
      schedule: Schedule.rate(Duration.seconds(pipelineLimits.sweepEverySeconds)),
      // No retries: the next sweep comes within a minute.
      targets: [new LambdaTarget(sweeper.fn, { retryAttempts: 0 })],
    });
    return sweeper;
  }

  private createMailRecorder(props: ResultsProps, rule: Rule): NodeFunction {
    const recorder = new NodeFunction(this, 'RecordMailEvent', {
      ...props,
      name: 'recordMailEvent',
      description: 'Notes bounces and complaints on the submission whose mail it was',
      environment: { SUBMISSIONS_TABLE: props.tables.submissions.tableName },
    });
    props.tables.allowSubmissions(recorder, 'UpdateItem');
    // No dead letters: SES's events have the recipient's address. An event that could not be noted is in the log, by its ids.
    rule.addTarget(new LambdaTarget(recorder.fn));
    return recorder;
  }
}

function createWorker(scope: Construct, webhook: WebhookSecret, props: ResultsProps): NodeFunction {
  const { config, tables, serverKey, signingKeys, resultQueue, accountQueue, mail, siteUrl } = props;
  const worker = new NodeFunction(scope, 'GenerateResults', {
    ...props,
    name: 'generateResults',
    description: 'Scores submissions, words and signs the results, mails them, calls the webhook',
    environment: {
      SUBMISSIONS_TABLE: tables.submissions.tableName,
      RESULTS_TABLE: tables.results.tableName,
      ACCOUNTS_TABLE: tables.accounts.tableName,
      ERASED_TABLE: tables.erased.tableName,
      LIMITS_TABLE: tables.limits.tableName,
      MAIL_RESULTS: config.mailResults,
      ...serverKey.environment,
      ...signingKeys.environment,
      ...resultQueue.environment,
      ...accountQueue.environment,
      SITE_URL: siteUrl,
      BEDROCK_MODEL_ID: config.bedrockModelId,
      ...mail.environment,
      ...webhook.environment,
    },
  });
  tables.allowSubmissions(worker, 'GetItem', 'UpdateItem');
  // A signature that could not be had at first is added to the stored result.
  tables.allowResults(worker, 'GetItem', 'PutItem', 'UpdateItem');
  tables.allowAccounts(worker, 'GetItem');
  tables.allowErased(worker, 'GetItem', 'ConditionCheckItem');
  tables.allowLimits(worker, 'UpdateItem');
  accountQueue.allowSend(worker);
  signingKeys.allowSign(worker);
  mail.allowSend(worker);
  webhook.allowRead(worker);
  allowModel(worker, config);
  worker.fn.addEventSource(
    new SqsEventSource(resultQueue.queue, {
      batchSize: pipelineLimits.batchSize,
      maxConcurrency: pipelineLimits.maxConcurrency,
      reportBatchItemFailures: true,
    }),
  );
  return worker;
}
