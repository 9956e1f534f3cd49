import { type BigIntStats, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import {
  accountsTable,
  erasedTable,
  limitsTable,
  linksTable,
  resultsTable,
  submissionsTable,
} from '#infra/facts/table-keys.ts';
import { tablesFolder } from './dynamodb.ts';

/** Says what is wrong with the data on disk; null when it is there. */
export type DataPresence = () => string | null;

/**
 * Watches whether the files that are open are still those in the data directory. A program can write on into a deleted file
 * and gets no error, so a deleted folder would take everything that is acknowledged after it. To be called when all is open.
 */
export const watchDataPresence = (dataDir: string): DataPresence => {
  const opened = new Map<string, bigint | undefined>();
  for (const name of readdirSync(dataDir))
    if (name === tablesFolder || /\.sqlite(-wal)?$/.test(name)) opened.set(name, numberOf(join(dataDir, name)));
  const hasTables = watchTables(join(dataDir, tablesFolder));
  let isSaid = false;
  return () => {
    const isThere = [...opened].every(([name, number]) => numberOf(join(dataDir, name)) === number);
    if (isThere && hasTables()) return null;
    const sentence = `The data in ${dataDir} was deleted or replaced while the system ran. Nothing is stored any more: stop it and start it again.`;
    if (!isSaid) console.error(sentence);
    isSaid = true;
    return sentence;
  };
};

/** The file's number in its file system, by which a new file of the same name is told from the old one. */
const numberOf = (path: string): bigint | undefined => {
  const found: BigIntStats | undefined = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found?.ino;
};

/**
 * LevelDB changes its files as it goes. Two kinds are always there while it is open: `CURRENT` and a log. The folder is only read
 * when the log that was seen last is gone, because this is asked at each request, and ten thousand people fill many files.
 */
const watchTables = (path: string): (() => boolean) => {
  let log = '';
  const isThere = (name: string): boolean => existsSync(join(path, name));
  return () => {
    if (log === '' || !isThere(log)) log = readdirSync(path).find((name) => name.endsWith('.log')) ?? '';
    return log !== '' && isThere('CURRENT');
  };
};

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
