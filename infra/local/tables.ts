import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import {
  accountsTable,
  erasedTable,
  type Index,
  type Keys,
  limitsTable,
  resultsTable,
  submissionsTable,
} from '#infra/facts/table-keys.ts';
import { type FeatureTableName, featureTableNames, tableOf, tableVariable } from '#shared/features/tables.ts';

type FeatureTables = { readonly [Name in FeatureTableName as `${Uppercase<Name>}_TABLE`]: Name };

/** The variables of the functions' environment with the names of the tables. */
export const tableNames = {
  SUBMISSIONS_TABLE: 'submissions',
  RESULTS_TABLE: 'results',
  ACCOUNTS_TABLE: 'accounts',
  ERASED_TABLE: 'erased',
  LIMITS_TABLE: 'limits',
  ...(Object.fromEntries(featureTableNames.map((name) => [tableVariable(name), name])) as FeatureTables),
} as const;

const table = (TableName: string, keys: Keys, index?: Index): CreateTableCommandInput => ({
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: keySchema(keys),
  AttributeDefinitions: [keys, index ?? []]
    .flat()
    .flatMap(({ partitionKey, sortKey }) => (sortKey ? [partitionKey, sortKey] : [partitionKey]))
    .map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  ...(index && {
    GlobalSecondaryIndexes: [
      {
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: index.include
          ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.include] }
          : { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  }),
});

const keySchema = ({ partitionKey, sortKey }: Keys): CreateTableCommandInput['KeySchema'] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' as const }] : []),
];

export const tables: readonly CreateTableCommandInput[] = [
  table(tableNames.SUBMISSIONS_TABLE, submissionsTable, submissionsTable.waitingIndex),
  table(tableNames.RESULTS_TABLE, resultsTable, resultsTable.madeByIndex),
  table(tableNames.ACCOUNTS_TABLE, accountsTable, accountsTable.dueIndex),
  table(tableNames.ERASED_TABLE, erasedTable),
  table(tableNames.LIMITS_TABLE, limitsTable),
  ...featureTableNames.map((name) => table(name, tableOf(name))),
];
