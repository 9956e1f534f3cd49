/**
 * DynamoDB: our own HTTP front end for dynalite's engine. It imitates what the product uses: conditional writes with
 * ReturnValuesOnConditionCheckFailure, updates, queries on table and index, batches, TransactWriteItems with
 * ClientRequestToken.
 *
 * Not imitated: capacity and throttling (but tests can set faults), eventual consistency of indexes (eventual-reads.ts
 * imitates that of items), streams, time to live, backups, PartiQL; a ClientRequestToken with different content, and
 * one from before a restart. After a failed condition, the old item is read a moment later. A transaction is not atomic
 * on disk: kill -9 in the middle can leave half of it.
 */

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import {
  createGate,
  createRecovery,
  describeLoss,
  markWrites,
  openWriteJournal,
  type WriteJournal,
} from '#infra/local/services/dynamodb/durability.ts';
import {
  act,
  addIndexes,
  createStore,
  describeTable,
  type Input,
  type Item,
  type Member,
  readAtOnce,
  rebuildIndexes,
  rememberTables,
  type Store,
  storedItem,
  transactWrite,
  validate,
} from '#infra/local/services/dynamodb/dynalite.ts';
import { createEventualReads, writtenItems } from '#infra/local/services/dynamodb/eventual-reads.ts';
import { AwsError, awsJson, type Faults, type Operations } from '#infra/local/wire/aws-protocols.ts';
import { DataNotOpen } from '#infra/local/wire/database.ts';

/** The folder of LevelDB in the data directory. */
export const tablesFolder = 'dynamodb';

const reads = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'DescribeTable', 'ListTables'];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

/** Opens the tables in the data directory, and creates missing ones. Prints a warning if acknowledged writes are missing. */
export const startDynamoDb = async (dataDir: string, tables: readonly CreateTableCommandInput[], faults: Faults) => {
  const path = join(dataDir, tablesFolder);
  const journal = openWriteJournal(dataDir);
  let store = await openStore(path, tables, journal).catch((error: unknown) => {
    throw cannotOpen(path, error);
  });
  const reopen = async () => {
    await store.lifecycleManager.gracefulClose();
    store = await openStore(path, tables, journal);
  };
  const operations = operationsOn(() => store, reopen);
  return {
    answer: awsJson('dynamodb', '1.0', operations, faults),
    stop: async () => {
      await store.lifecycleManager.gracefulClose();
      journal.close();
    },
  };
};

const openStore = async (
  path: string,
  tables: readonly CreateTableCommandInput[],
  journal: WriteJournal,
): Promise<Store> => {
  const store = rememberTables(readAtOnce(createStore(path)));
  await store.db.open();
  const loss = describeLoss(path, await markWrites(store, journal));
  if (loss) console.error(loss);
  for (const table of tables) await ensureTable(store, table);
  return store;
};

const cannotOpen = (path: string, error: unknown) => {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new DataNotOpen(
    `The local tables in ${path} are damaged (${reason instanceof Error ? reason.message : reason}). ` +
      'Put a copy of the data folder back, or delete it to start afresh.',
  );
};

const operationsOn = (store: () => Store, reopen: () => Promise<void>): Operations => {
  const gate = createGate();
  const withRecovery = createRecovery(gate, reopen);
  const eventual = createEventualReads();
  const read = (operation: string) => (input: Input) =>
    withRecovery(async () => eventual.answer(store(), operation, input, await run(store(), operation, input)));
  const transactOnce = onceForEachToken((members) =>
    withRecovery(() =>
      gate.alone(async () => {
        await eventual.beforeWrite(store(), members.flatMap(writtenInTransaction));
        return asAwsErrors(() => transactWrite(store(), members));
      }),
    ),
  );
  const write = (operation: string) => (input: Input) =>
    withRecovery(() =>
      gate.shared(async () => {
        await eventual.beforeWrite(store(), writtenItems(operation, input));
        return run(store(), operation, input);
      }),
    );
  return {
    ...Object.fromEntries(reads.map((operation) => [operation, read(operation)])),
    ...Object.fromEntries(writes.map((operation) => [operation, write(operation)])),
    TransactWriteItems: transactOnce,
  };
};

type Members = Parameters<typeof transactWrite>[1];

const writtenInTransaction = ({ Put, Update, Delete }: Member): Input[] => {
  const input = Put ?? Update ?? Delete;
  return input ? [input] : [];
};

/** DynamoDB knows a token for ten minutes. */
const tokenMs = 600_000;

/**
 * The SDK sends a token with each transaction, and the same token when it repeats a call whose response it did not get.
 * A transaction that was written is not run again under its token, because its own conditions would refuse it.
 */
const onceForEachToken = (transact: (members: Members) => Promise<Item>) => {
  const written = new Map<string, { at: number; answer: Promise<Item> }>();
  return ({ TransactItems, ClientRequestToken }: { TransactItems: Members; ClientRequestToken: string }) => {
    const now = Date.now();
    for (const [token, { at }] of written) {
      if (at > now - tokenMs) break;
      written.delete(token);
    }
    const known = written.get(ClientRequestToken);
    if (known) return known.answer;
    const answer = transact(TransactItems);
    written.set(ClientRequestToken, { at: now, answer });
    answer.catch(() => written.delete(ClientRequestToken));
    return answer;
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

/** dynalite's errors contain the body that AWS would send. */
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
  if (await isActive(store, name)) {
    await addIndexes(store, table);
    return rebuildIndexes(store, name);
  }
  await run(store, 'CreateTable', { ...structuredClone(table), TableName: name });
  // The engine activates a new table by a timer. A write before that finds no table.
  while (!(await isActive(store, name))) await sleep(1);
};

/** The engine does not find a table that is still being created. */
const isActive = (store: Store, name: string): Promise<boolean> =>
  describeTable(store, name).then(
    () => true,
    () => false,
  );
