import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import {
  accountsTable,
  erasedTable,
  type Index,
  type Keys,
  limitsTable,
  linksTable,
  resultsTable,
  submissionsTable,
} from '#infra/facts/table-keys.ts';

export const submissionsTableName = 'submissions';
export const resultsTableName = 'results';
export const accountsTableName = 'accounts';
export const erasedTableName = 'erased';
export const linksTableName = 'links';
export const limitsTableName = 'limits';

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
  table(submissionsTableName, submissionsTable, submissionsTable.waitingIndex),
  table(resultsTableName, resultsTable, resultsTable.madeByIndex),
  table(accountsTableName, accountsTable, accountsTable.dueIndex),
  table(erasedTableName, erasedTable),
  table(linksTableName, linksTable),
  table(limitsTableName, limitsTable),
];
