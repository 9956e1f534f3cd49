import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { accountsTable, limitsTable, linksTable, resultsTable, submissionsTable } from '#infra/facts/table-keys.ts';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';
import type { NodeFunction } from './node-function.ts';

/** The sparse index of submissions that still wait for something. The sweeper reads it and never scans the table. */
const { waitingIndex } = submissionsTable;
/** The sparse index of accounts that have lost their address. */
const { closingIndex } = accountsTable;

const keysOf = ({ partitionKey, sortKey }: { partitionKey: string; sortKey?: string }) => ({
  partitionKey: { name: partitionKey, type: AttributeType.STRING },
  ...(sortKey && { sortKey: { name: sortKey, type: AttributeType.STRING } }),
});

/**
 * Submissions and results: the owner is the partition key of both, so that no query can reach another person's items. And
 * the counters of tries, whose keys are keyed hashes. `Table` and not `TableV2`: cdk-nag has no rules for `TableV2`.
 */
export class Tables extends Construct {
  readonly submissions: Table;
  readonly results: Table;
  readonly limits: Table;
  readonly links: Table;
  readonly accounts: Table;
  /** How many shards waiting submissions are spread over. */
  readonly shardsEnvironment: Record<string, string>;
  private readonly dataKey: DataKey;

  constructor(scope: Construct, id: string, { config, dataKey }: { config: Config; dataKey: DataKey }) {
    super(scope, id);
    this.dataKey = dataKey;
    this.shardsEnvironment = { WAITING_SHARDS: String(config.waitingShards) };
    const common = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: dataKey.key,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: config.production,
      removalPolicy: config.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    };
    this.submissions = new Table(this, 'Submissions', {
      ...common,
      ...keysOf(submissionsTable),
    });
    this.submissions.addGlobalSecondaryIndex({
      ...keysOf(waitingIndex),
      indexName: waitingIndex.name,
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [...waitingIndex.include],
    });
    this.results = new Table(this, 'Results', {
      ...common,
      ...keysOf(resultsTable),
    });
    this.accounts = new Table(this, 'Accounts', {
      ...common,
      ...keysOf(accountsTable),
      timeToLiveAttribute: accountsTable.timeToLive,
    });
    this.accounts.addGlobalSecondaryIndex({
      ...keysOf(closingIndex),
      indexName: closingIndex.name,
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.links = new Table(this, 'Links', {
      ...common,
      ...keysOf(linksTable),
      timeToLiveAttribute: linksTable.timeToLive,
    });
    this.limits = new Table(this, 'Limits', {
      ...common,
      ...keysOf(limitsTable),
      timeToLiveAttribute: limitsTable.timeToLive,
    });
  }

  allowSubmissions(
    fn: NodeFunction,
    ...actions: Array<'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query'>
  ): void {
    this.allow(fn, this.submissions, actions);
  }

  allowResults(fn: NodeFunction, ...actions: Array<'GetItem' | 'PutItem' | 'DeleteItem' | 'Query'>): void {
    this.allow(fn, this.results, actions);
  }

  allowAccounts(
    fn: NodeFunction,
    ...actions: Array<'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'>
  ): void {
    this.allow(fn, this.accounts, actions);
  }

  allowLinks(fn: NodeFunction, ...actions: Array<'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query'>): void {
    this.allow(fn, this.links, actions);
  }

  allowLimits(fn: NodeFunction, ...actions: Array<'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem'>): void {
    this.allow(fn, this.limits, actions);
  }

  allowWaitingIndex(fn: NodeFunction): void {
    fn.allow(['dynamodb:Query'], [`${this.submissions.tableArn}/index/${waitingIndex.name}`]);
    this.dataKey.grantRead(fn);
  }

  allowClosingIndex(fn: NodeFunction): void {
    fn.allow(['dynamodb:Query'], [`${this.accounts.tableArn}/index/${closingIndex.name}`]);
    this.dataKey.grantRead(fn);
  }

  private allow(fn: NodeFunction, table: Table, actions: string[]): void {
    fn.allow(
      actions.map((action) => `dynamodb:${action}`),
      [table.tableArn],
    );
    const writes = actions.some((action) => ['PutItem', 'UpdateItem', 'DeleteItem'].includes(action));
    if (writes) this.dataKey.grantReadWrite(fn);
    else this.dataKey.grantRead(fn);
  }
}
