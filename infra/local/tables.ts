import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import {
  accountsTable,
  erasedTable,
  limitsTable,
  linksTable,
  resultsTable,
  submissionsTable,
} from '#infra/facts/table-keys.ts';

type Keys = { readonly partitionKey: string; readonly sortKey?: string };

const keySchema = ({ partitionKey, sortKey }: Keys): CreateTableCommandInput['KeySchema'] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' as const }] : []),
];

const attributes = (...keys: Keys[]): CreateTableCommandInput['AttributeDefinitions'] =>
  keys
    .flatMap(({ partitionKey, sortKey }) => (sortKey ? [partitionKey, sortKey] : [partitionKey]))
    .map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));

const { waitingIndex } = submissionsTable;
const { dueIndex } = accountsTable;
const { madeByIndex } = resultsTable;

export const submissionsTableName = 'submissions';
export const resultsTableName = 'results';
export const accountsTableName = 'accounts';
export const erasedTableName = 'erased';
export const linksTableName = 'links';
export const limitsTableName = 'limits';

export const tables: readonly CreateTableCommandInput[] = [
  {
    TableName: submissionsTableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(submissionsTable),
    AttributeDefinitions: attributes(submissionsTable, waitingIndex),
    GlobalSecondaryIndexes: [
      {
        IndexName: waitingIndex.name,
        KeySchema: keySchema(waitingIndex),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...waitingIndex.include] },
      },
    ],
  },
  {
    TableName: resultsTableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(resultsTable),
    AttributeDefinitions: attributes(resultsTable, madeByIndex),
    GlobalSecondaryIndexes: [
      {
        IndexName: madeByIndex.name,
        KeySchema: keySchema(madeByIndex),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...madeByIndex.include] },
      },
    ],
  },
  {
    TableName: accountsTableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(accountsTable),
    AttributeDefinitions: attributes(accountsTable, dueIndex),
    GlobalSecondaryIndexes: [
      { IndexName: dueIndex.name, KeySchema: keySchema(dueIndex), Projection: { ProjectionType: 'KEYS_ONLY' } },
    ],
  },
  {
    TableName: erasedTableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(erasedTable),
    AttributeDefinitions: attributes(erasedTable),
  },
  {
    TableName: linksTableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(linksTable),
    AttributeDefinitions: attributes(linksTable),
  },
  {
    TableName: limitsTableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(limitsTable),
    AttributeDefinitions: attributes(limitsTable),
  },
];
