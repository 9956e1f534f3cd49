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

type RecallProps = SharedProps & {
  tables: Tables;
  serverKey: ServerKey;
  signingKeys: SigningKeys;
  recallQueue: JobQueue;
  accountQueue: JobQueue;
  mail: Mail;
  siteUrl: string;
};

/** The worker that calls results of a wrong engine back, once an operator has begun that (`npm run ops -- rescore`). Idle otherwise. */
export class Recall extends Construct {
  readonly worker: NodeFunction;

  constructor(scope: Construct, id: string, props: RecallProps) {
    super(scope, id);
    const { tables, serverKey, signingKeys, recallQueue, accountQueue, mail, siteUrl } = props;
    this.worker = new NodeFunction(this, 'RecallResults', {
      ...props,
      name: 'recallResults',
      description: 'Makes results of a wrong engine again, and writes to people',
      environment: {
        SUBMISSIONS_TABLE: tables.submissions.tableName,
        RESULTS_TABLE: tables.results.tableName,
        ACCOUNTS_TABLE: tables.accounts.tableName,
        ERASED_TABLE: tables.erased.tableName,
        LIMITS_TABLE: tables.limits.tableName,
        SITE_URL: siteUrl,
        ...serverKey.environment,
        ...signingKeys.environment,
        ...recallQueue.environment,
        ...accountQueue.environment,
        ...mail.environment,
      },
    });
    tables.allowSubmissions(this.worker, 'GetItem', 'Query', 'UpdateItem');
    tables.allowResults(this.worker, 'GetItem', 'PutItem', 'UpdateItem');
    tables.allowMadeByIndex(this.worker);
    tables.allowErased(this.worker, 'GetItem', 'ConditionCheckItem');
    tables.allowAccounts(this.worker, 'GetItem', 'PutItem');
    tables.allowLimits(this.worker, 'GetItem', 'PutItem', 'UpdateItem');
    signingKeys.allowSign(this.worker);
    recallQueue.allowSend(this.worker);
    accountQueue.allowSend(this.worker);
    mail.allowSend(this.worker);
    this.worker.called.addEventSource(
      new SqsEventSource(recallQueue.queue, {
        // A message is a slice of work, and takes all of a worker's time.
        batchSize: 1,
        maxConcurrency: pipelineLimits.recallWorkers,
        reportBatchItemFailures: true,
      }),
    );
  }
}
