import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import {
  accountsTable,
  constructOfTable,
  erasedTable,
  type Index,
  type Keys,
  limitsTable,
  resultsTable,
  submissionsTable,
} from '#infra/facts/table-keys.ts';
import { type FeatureTableName, featureTableNames, tableOf } from '#shared/features/tables.ts';
import type { NodeFunction } from './functions/node-function.ts';
import type { DataKey } from './kms-keys.ts';
import type { Config } from './stages/config.ts';
import { type RestorableTable, restoredName } from './stages/stage-schema.ts';

/** The keys of a table or of an index, as the CDK takes them. All keys are strings. */
const keysOf = ({ partitionKey, sortKey }: Keys) => ({
  partitionKey: { name: partitionKey, type: AttributeType.STRING },
  ...(sortKey && { sortKey: { name: sortKey, type: AttributeType.STRING } }),
});

const indexOf = ({ name, include, ...keys }: Index) => ({
  ...keysOf(keys),
  indexName: name,
  projectionType: include ? ProjectionType.INCLUDE : ProjectionType.KEYS_ONLY,
  ...(include && { nonKeyAttributes: [...include] }),
});

/** AWS's default for each new table. */
const newTableWrites = 4000;
const newTableReads = 12_000;

/**
 * Submissions and results are partitioned by owner, so that no query can reach another user's items. The keys of the rate limit
 * counters are keyed hashes. `Table` and not `TableV2`, because cdk-nag has no rules for `TableV2`.
 */
export class Tables extends Construct {
  readonly submissions: ITable;
  readonly results: ITable;
  readonly limits: Table;
  readonly accounts: ITable;
  /** The marks of erased users. Never restored, so that no backup recreates the users. */
  readonly erased: Table;
  /** By their names. */
  readonly ofFeatures: ReadonlyMap<string, ITable>;
  /** The number of shards of waiting submissions. */
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
      ...(config.warmWrites > newTableWrites && {
        warmThroughput: { writeUnitsPerSecond: config.warmWrites, readUnitsPerSecond: newTableReads },
      }),
      deletionProtection: config.production,
      // Even if its first deployment fails, because CloudFormation cannot delete a protected table, and the rollback
      // would stop half-way.
      removalPolicy: config.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    };
    const submissions = new Table(this, 'Submissions', { ...common, ...keysOf(submissionsTable) });
    submissions.addGlobalSecondaryIndex(indexOf(submissionsTable.waitingIndex));
    const results = new Table(this, 'Results', { ...common, ...keysOf(resultsTable) });
    results.addGlobalSecondaryIndex(indexOf(resultsTable.madeByIndex));
    const withTime = (name: string, facts: Keys & { timeToLive: string }) =>
      new Table(this, name, { ...common, ...keysOf(facts), timeToLiveAttribute: facts.timeToLive });
    const accounts = withTime('Accounts', accountsTable);
    accounts.addGlobalSecondaryIndex(indexOf(accountsTable.dueIndex));
    this.erased = withTime('Erased', erasedTable);
    this.limits = withTime('Limits', limitsTable);
    // After a restore the stage uses the restored table. Its own stays in the stack, untouched.
    const inUse = (name: RestorableTable, own: Table): ITable => {
      if (config.restoredTables === '') return own;
      const tableName = restoredName(config.stage, name, config.restoredTables);
      return Table.fromTableAttributes(this, `Restored-${name}`, { tableName, encryptionKey: dataKey.key });
    };
    this.submissions = inUse('submissions', submissions);
    this.results = inUse('results', results);
    this.accounts = inUse('accounts', accounts);
    const ofFeature = (name: FeatureTableName) => inUse(name, withTime(constructOfTable(name), tableOf(name)));
    this.ofFeatures = new Map(featureTableNames.map((name) => [name, ofFeature(name)]));
  }

  allowIndex(fn: NodeFunction, table: ITable, { name }: { name: string }): void {
    fn.allow(['dynamodb:Query'], [`${table.tableArn}/index/${name}`]);
    this.dataKey.grantRead(fn);
  }

  /** Allows DynamoDB actions by name, with the rights that they need on the tables' key. */
  allow(fn: NodeFunction, table: ITable, actions: readonly string[]): void {
    fn.allowEach('dynamodb', actions, table.tableArn);
    const writes = actions.some((action) => ['PutItem', 'UpdateItem', 'DeleteItem'].includes(action));
    if (writes) this.dataKey.grantReadWrite(fn);
    else this.dataKey.grantRead(fn);
  }
}
