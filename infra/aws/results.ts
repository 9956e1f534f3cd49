import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { createDeadLetterQueue, type JobQueue } from './job-queue.ts';
import type { Mail } from './mail.ts';
import { allowModel } from './model-rights.ts';
import { NodeFunction } from './node-function.ts';
import type { ServerKey } from './server-key.ts';
import type { SharedProps } from './shared-props.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Tables } from './tables.ts';
import { WebhookSecret } from './webhook-secret.ts';

type ResultsProps = SharedProps & {
  tables: Tables;
  serverKey: ServerKey;
  signingKeys: SigningKeys;
  resultQueue: JobQueue;
  effectQueue: JobQueue;
  accountQueue: JobQueue;
  mail: Mail;
};

/** The worker that makes results, and the sweeper that finds every submission still waiting. */
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
    this.worker = createWorker(this, props);
    this.sweeper = this.createSweeper(props);
    const rule = props.mail.createEventRule(this, 'MailEvents');
    if (rule) this.mailEvents = this.createMailRecorder(props, rule);
  }

  private createSweeper(props: ResultsProps): NodeFunction {
    const { config, tables, resultQueue, effectQueue, accountQueue } = props;
    const sweeper = new NodeFunction(this, 'SweepWaiting', {
      ...props,
      name: 'sweepWaiting',
      description:
        'Puts submissions that wait too long on the queue again, and accounts whose time without an address is over',
      environment: {
        SUBMISSIONS_TABLE: tables.submissions.tableName,
        ACCOUNTS_TABLE: tables.accounts.tableName,
        LIMITS_TABLE: tables.limits.tableName,
        RESULT_WORKERS: String(config.resultWorkers),
        EFFECT_WORKERS: String(config.effectWorkers),
        ...tables.shardsEnvironment,
        ...resultQueue.environment,
        ...effectQueue.environment,
        ...accountQueue.environment,
      },
      deadLetters: this.eventDeadLetters,
    });
    tables.allowSubmissions(sweeper, 'UpdateItem');
    tables.allowWaitingIndex(sweeper);
    tables.allowAccounts(sweeper, 'UpdateItem');
    tables.allowDueIndex(sweeper);
    tables.allowLimits(sweeper, 'GetItem');
    resultQueue.allowSweep(sweeper);
    effectQueue.allowSweep(sweeper);
    accountQueue.allowSend(sweeper);
    new Rule(this, 'EveryMinute', {
      description: 'Looks for submissions that wait too long',
      schedule: Schedule.rate(Duration.seconds(pipelineLimits.sweepEverySeconds)),
      targets: sweepParts(config.waitingShards).map(
        // No retries: the next sweep comes within a minute.
        (part) => new LambdaTarget(sweeper.called, { retryAttempts: 0, event: RuleTargetInput.fromObject(part) }),
      ),
    });
    return sweeper;
  }

  private createMailRecorder(props: ResultsProps, rule: Rule): NodeFunction {
    const recorder = new NodeFunction(this, 'RecordMailEvent', {
      ...props,
      name: 'recordMailEvent',
      description: 'Notes on submission and account what SES says of a mail',
      environment: {
        SUBMISSIONS_TABLE: props.tables.submissions.tableName,
        ACCOUNTS_TABLE: props.tables.accounts.tableName,
      },
    });
    props.tables.allowSubmissions(recorder, 'UpdateItem');
    props.tables.allowAccounts(recorder, 'GetItem', 'PutItem');
    // No dead letters: SES's events have the recipient's address. An event that could not be noted is in the log, by its ids.
    rule.addTarget(new LambdaTarget(recorder.called));
    return recorder;
  }
}

/** Several sweepers side by side where one could not do the work. A rule can have five targets. */
const sweepParts = (shards: number): { part: number; of: number }[] => {
  const of = Math.ceil(shards / pipelineLimits.shardsPerSweeper);
  return Array.from({ length: of }, (_, part) => ({ part, of }));
};

function createWorker(scope: Construct, props: ResultsProps): NodeFunction {
  const { config, tables, serverKey, signingKeys, resultQueue, effectQueue } = props;
  const worker = new NodeFunction(scope, 'GenerateResults', {
    ...props,
    name: 'generateResults',
    description: 'Scores submissions, words and signs the results',
    environment: {
      SUBMISSIONS_TABLE: tables.submissions.tableName,
      RESULTS_TABLE: tables.results.tableName,
      ACCOUNTS_TABLE: tables.accounts.tableName,
      ERASED_TABLE: tables.erased.tableName,
      ...tables.shardsEnvironment,
      ...serverKey.environment,
      ...signingKeys.environment,
      ...resultQueue.environment,
      ...effectQueue.environment,
      BEDROCK_MODEL_ID: config.bedrockModelId,
    },
  });
  tables.allowSubmissions(worker, 'GetItem', 'UpdateItem');
  tables.allowResults(worker, 'GetItem', 'PutItem');
  tables.allowErased(worker, 'GetItem', 'ConditionCheckItem');
  effectQueue.allowSend(worker);
  signingKeys.allowSign(worker);
  allowModel(worker, config);
  worker.called.addEventSource(
    new SqsEventSource(resultQueue.queue, {
      batchSize: pipelineLimits.batchSize,
      maxConcurrency: config.resultWorkers,
      reportBatchItemFailures: true,
    }),
  );
  return worker;
}
