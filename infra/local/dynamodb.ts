/**
 * DynamoDB: our own HTTP front before dynalite's engine. It imitates what the product uses: conditional writes with
 * ReturnValuesOnConditionCheckFailure, updates, queries on table and index, batches, TransactWriteItems.
 *
 * Not imitated: capacity and throttling (but see faults.ts), eventual consistency (every read is current), streams,
 * time to live, backups, PartiQL, ClientRequestToken. After a failed condition the old item is read a moment later.
 * A transaction is not one write on disk: kill -9 in its middle can leave half of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { createRecovery } from '#infra/local/dynamodb/recovery.ts';
import { AwsError } from '#infra/local/wire/aws-error.ts';
import { awsJson, type Operations } from '#infra/local/wire/aws-json.ts';
import type { Faults } from '#infra/local/wire/faults.ts';
import type { Answer } from '#infra/local/wire/messages.ts';
import { act, createStore, describeTable, type Input, type Store, validate } from './dynamodb/dynalite.ts';
import { createGate } from './dynamodb/gate.ts';
import { rebuildIndexes } from './dynamodb/indexes.ts';
import { storedItem } from './dynamodb/items.ts';
import { transactWrite } from './dynamodb/transactions.ts';

export type DynamoDb = { answer: Answer; stop(): Promise<void> };

const reads = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'DescribeTable', 'ListTables'];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

/** Opens the tables in the folder `path`, and creates those that do not exist yet. */
export const startDynamoDb = async (
  path: string,
  tables: readonly CreateTableCommandInput[],
  faults: Faults,
): Promise<DynamoDb> => {
  let store = await openStore(path, tables);
  const reopen = async () => {
    await store.lifecycleManager.gracefulClose();
    store = await openStore(path, tables);
  };
  return {
    answer: awsJson(
      'dynamodb',
      '1.0',
      operationsOn(() => store, reopen),
      faults,
    ),
    stop: () => store.lifecycleManager.gracefulClose(),
  };
};

const openStore = async (path: string, tables: readonly CreateTableCommandInput[]): Promise<Store> => {
  const store = createStore(path);
  await store.db.open();
  for (const table of tables) await ensureTable(store, table);
  return store;
};

const operationsOn = (store: () => Store, reopen: () => Promise<void>): Operations => {
  const gate = createGate();
  const withRecovery = createRecovery(gate, reopen);
  const read = (operation: string) => (input: Input) => withRecovery(() => run(store(), operation, input));
  const write = (operation: string) => (input: Input) =>
    withRecovery(() => gate.shared(() => run(store(), operation, input)));
  return {
    ...Object.fromEntries(reads.map((operation) => [operation, read(operation)])),
    ...Object.fromEntries(writes.map((operation) => [operation, write(operation)])),
    TransactWriteItems: (input: { TransactItems: Parameters<typeof transactWrite>[1] }) =>
      withRecovery(() => gate.alone(() => asAwsErrors(() => transactWrite(store(), input.TransactItems)))),
  };
};

const run = (store: Store, operation: string, input: Input) =>
  asAwsErrors(async () => {
    const wantsOld = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
    const checked = validate(store, operation, input);
    try {
      return await act(store, operation, checked);
    } catch (error) {
      if (!wantsOld || !isEngineError(error) || !error.body.__type.endsWith('ConditionalCheckFailedException'))
        throw error;
      const Item = await storedItem(store, checked);
      throw new AwsError(error.body.__type, error.body.message ?? '', { extra: Item ? { Item } : {} });
    }
  });

/** dynalite's errors have the body that AWS would send. */
type EngineError = Error & { statusCode: number; body: { __type: string; message?: string; Message?: string } };
const isEngineError = (error: unknown): error is EngineError => error instanceof Error && 'body' in error;

const asAwsErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isEngineError(error)) throw error;
    const { __type, message, Message } = error.body;
    throw new AwsError(__type, message ?? Message ?? '', { status: error.statusCode });
  }
};

const ensureTable = async (store: Store, table: CreateTableCommandInput) => {
  const name = String(table.TableName);
  if (await isActive(store, name)) return rebuildIndexes(store, name);
  await run(store, 'CreateTable', { ...structuredClone(table), TableName: name });
  // The engine makes a new table active by a timer. A write before that finds no table.
  while (!(await isActive(store, name))) await sleep(1);
};

/** The engine does not find a table that is still being created. */
const isActive = (store: Store, name: string): Promise<boolean> =>
  describeTable(store, name).then(
    () => true,
    () => false,
  );
