import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { JobQueue } from './job-queue.ts';
import type { Mail } from './mail.ts';
import { NodeFunction } from './node-function.ts';
import type { ServerKey } from './server-key.ts';
import type { SharedProps } from './shared-props.ts';
import type { SignIn } from './sign-in.ts';
import type { Tables } from './tables.ts';

type AccountWorkProps = SharedProps & {
  tables: Tables;
  accountQueue: JobQueue;
  effectQueue: JobQueue;
  signIn: SignIn;
  serverKey: ServerKey;
  mail: Mail;
  siteUrl: string;
};

/** The worker that sends the mails about accounts, makes results' mails due that waited for a confirmed address, and erases people. */
export class AccountWork extends Construct {
  readonly worker: NodeFunction;

  constructor(scope: Construct, id: string, props: AccountWorkProps) {
    super(scope, id);
    const { config, tables, accountQueue, effectQueue, serverKey, signIn, mail, siteUrl } = props;
    this.worker = new NodeFunction(this, 'HandleAccountJobs', {
      ...props,
      name: 'handleAccountJobs',
      description: 'Sends mails about accounts, reopens those of results that waited; erases people',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        ERASED_TABLE: tables.erased.tableName,
        LIMITS_TABLE: tables.limits.tableName,
        LINKS_TABLE: tables.links.tableName,
        SUBMISSIONS_TABLE: tables.submissions.tableName,
        RESULTS_TABLE: tables.results.tableName,
        ...tables.shardsEnvironment,
        ...accountQueue.environment,
        ...effectQueue.environment,
        ...serverKey.environment,
        ...signIn.accountEnvironment,
        ...mail.environment,
        SITE_URL: siteUrl,
        UNUSED_ACCOUNT_MONTHS: String(config.unusedAccountMonths),
        UNUSED_ACCOUNTS_PER_DAY: String(config.unusedAccountsPerDay),
      },
    });
    tables.allowAccounts(this.worker, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem');
    tables.allowErased(this.worker, 'PutItem', 'ConditionCheckItem');
    tables.allowLimits(this.worker, 'GetItem', 'UpdateItem', 'DeleteItem');
    tables.allowLinks(this.worker, 'Query', 'DeleteItem');
    tables.allowSubmissions(this.worker, 'Query', 'UpdateItem', 'DeleteItem');
    tables.allowResults(this.worker, 'Query', 'DeleteItem');
    signIn.allow(this.worker, 'AdminGetUser', 'AdminDeleteUser');
    effectQueue.allowSend(this.worker);
    mail.allowSend(this.worker);
    this.worker.called.addEventSource(
      new SqsEventSource(accountQueue.queue, {
        batchSize: pipelineLimits.batchSize,
        maxConcurrency: pipelineLimits.maxConcurrency,
        reportBatchItemFailures: true,
      }),
    );
  }
}
