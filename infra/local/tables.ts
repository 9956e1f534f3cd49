import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { resultsTable, submissionsTable } from '#infra/facts/table-keys.ts';

type Keys = { readonly partitionKey: string; readonly sortKey: string };

const keySchema = ({ partitionKey, sortKey }: Keys): CreateTableCommandInput['KeySchema'] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  { AttributeName: sortKey, KeyType: 'RANGE' },
];

const attributes = (...keys: Keys[]): CreateTableCommandInput['AttributeDefinitions'] =>
  keys
    .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
    .map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));

const { waitingIndex } = submissionsTable;

export const submissionsTableName = 'submissions';
export const resultsTableName = 'results';

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
    AttributeDefinitions: attributes(resultsTable),
  },
];
