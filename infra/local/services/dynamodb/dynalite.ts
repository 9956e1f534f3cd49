// dynalite's engine (validation, expressions, storage in LevelDB) without its HTTP server. That server lacks
// ReturnValuesOnConditionCheckFailure and transactions, and an internal error ends its process.
// These are internal modules of a package without types. So its version is pinned exactly, and tests/integration/local
// covers everything that we use.

import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { AwsError } from '#infra/local/wire/aws-protocols.ts';

export type Item = Record<string, unknown>;
export type Table = {
  TableName: string;
  TableStatus?: string;
  KeySchema: { AttributeName: string }[];
  AttributeDefinitions: unknown;
  GlobalSecondaryIndexes?: { IndexName: string }[];
};
export type Input = { TableName: string; Key?: Item; Item?: Item } & Record<string, unknown>;
export type Callback<T> = (error: Error | null, value?: T) => void;
/** A write of LevelDB. */
export type Operation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
type Range = { gte: string; lt: string };

export type Store = {
  getTable(name: string, callback: Callback<Table>): void;
  /** Only the callback waits for the write; a promise would resolve before it is done. */
  tableDb: {
    get(name: string, callback: Callback<Table>): void;
    put(name: string, table: Table, callback: Callback<void>): void;
  };
  getItemDb(name: string): {
    get(key: string, callback: Callback<Item>): void;
    createReadStream(options: object): AsyncIterable<Item>;
  };
  db: {
    open(): Promise<void>;
    keys(range: Range): AsyncIterable<string>;
    clear(range: Range): Promise<void>;
    put(key: string, value: unknown): Promise<void>;
    batch(operations: Operation[]): Promise<void>;
    get(key: string, callback?: Callback<unknown>): Promise<unknown> | undefined;
    /** Throws while the database is not open. */
    getSync(key: string): unknown;
  };
  lifecycleManager: { gracefulClose(): Promise<void> };
};

type Engine = {
  create(options: { path: string; createTableMs: number; deleteTableMs: number; updateTableMs: number }): Store;
  createKey(item: Item, table: Table): string;
  validateKey(key: Item, table: Table): Error | undefined;
  checkConditional(input: Input, existing: Item | undefined): Error | null;
  updateIndexes(store: Store, table: Table, before: Item | null, after: Item, callback: Callback<void>): void;
};
type Validation = { types: object; custom: unknown };

const require = createRequire(import.meta.url);
const engine = require('dynalite/db') as Engine;
const validations = require('dynalite/validations') as {
  checkTypes(input: object, types: object): Input;
  checkValidations(input: Input, types: object, custom: unknown, store: Store): void;
};

export const createStore = (path: string): Store =>
  engine.create({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });

/** Validates an operation's input like DynamoDB, and parses its expressions. Throws with AWS's message. */
export const validate = (store: Store, operation: string, input: object): Input => {
  const { types, custom } = require(`dynalite/validations/${lowerFirst(operation)}`) as Validation;
  const checked = validations.checkTypes(input, types);
  validations.checkValidations(checked, types, custom, store);
  return checked;
};

/** Runs one validated operation. */
export const act = (store: Store, operation: string, checked: Input): Promise<Item> => {
  type Action = (store: Store, input: Input, callback: Callback<Item>) => void;
  const action = require(`dynalite/actions/${lowerFirst(operation)}`) as Action;
  return promisify(action)(store, checked) as Promise<Item>;
};

export const describeTable = (store: Store, name: string): Promise<Table> =>
  promisify((callback: Callback<Table>) => store.getTable(name, callback))() as Promise<Table>;

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The key attributes of an operation's item. */
const keyOf = async (store: Store, { TableName, Key, Item }: Input): Promise<Item> => {
  const table = await describeTable(store, TableName);
  const source = Key ?? Item ?? {};
  return Object.fromEntries(table.KeySchema.map(({ AttributeName }) => [AttributeName, source[AttributeName]]));
};

/** Identifies one item among all tables. */
export const keyText = async (store: Store, input: Input): Promise<string> => {
  const table = await describeTable(store, input.TableName);
  return `${input.TableName}~${engine.createKey(await keyOf(store, input), table)}`;
};

/** The stored item with an operation's key. */
export const storedItem = async (store: Store, input: Input): Promise<Item | undefined> => {
  const table = await describeTable(store, input.TableName);
  const key = await keyOf(store, input);
  const invalid = engine.validateKey(key, table);
  if (invalid) throw invalid;
  return new Promise((resolve, reject) => {
    store.getItemDb(input.TableName).get(engine.createKey(key, table), (error, item) => {
      if (error && error.name !== 'NotFoundError') reject(error);
      else resolve(item);
    });
  });
};

export type Member = Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', Input>>;
type Step = { operation: string | null; wantsOld: boolean; input: Input };
type Reason = { Code: string; Message?: string; Item?: Item };

const operations = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
} as const;

/** Writes all items or none, because it checks all conditions first. The caller must exclude other writes meanwhile. */
export const transactWrite = async (store: Store, members: Member[]): Promise<Item> => {
  const steps = members.map((member) => prepare(store, member));
  await refuseRepeatedItems(store, steps);
  const before = await Promise.all(steps.map(({ input }) => storedItem(store, input)));
  const reasons = steps.map((step, at) => check(step, before[at]));
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  for (const { operation, input } of steps) {
    // Without the condition, which was checked above. The engine would check it again.
    if (operation) await act(store, operation, { ...input, _condition: undefined });
  }
  return {};
};

const prepare = (store: Store, member: Member): Step => {
  const kind = Object.keys(member)[0] as keyof typeof operations;
  const input = member[kind];
  if (!input)
    throw new AwsError('ValidationException', 'TransactItems can only contain one of Check, Put, Update or Delete');
  return {
    operation: kind === 'ConditionCheck' ? null : operations[kind],
    wantsOld: input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    input: validate(store, operations[kind], { ...input }),
  };
};

const check = ({ input, wantsOld }: Step, before: Item | undefined): Reason => {
  if (!engine.checkConditional(input, before)) return { Code: 'None' };
  const old = wantsOld && before ? { Item: before } : {};
  return { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed', ...old };
};

const cancelled = (reasons: Reason[]) =>
  new AwsError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map((r) => r.Code).join(', ')}]`,
    { extra: { CancellationReasons: reasons } },
  );

const refuseRepeatedItems = async (store: Store, steps: Step[]) => {
  const keys = await Promise.all(
    steps.map(async ({ input }) => `${input.TableName} ${JSON.stringify(await keyOf(store, input))}`),
  );
  if (new Set(keys).size === keys.length) return;
  throw new AwsError('ValidationException', 'Transaction request cannot include multiple operations on one item');
};

/**
 * Caches the descriptions of tables, because the engine reads them from LevelDB at each operation, sometimes twice, on
 * another thread. Only `tableDb.put` changes them: the product creates its tables at the start and never changes or
 * deletes one.
 */
export const rememberTables = (store: Store): Store => {
  const known = new Map<string, Table>();
  const { tableDb } = store;
  const [get, put] = [tableDb.get.bind(tableDb), tableDb.put.bind(tableDb)];
  Object.assign(tableDb, {
    get: (name: string, callback: Callback<Table>): void => {
      const table = known.get(name);
      if (table) callback(null, table);
      else
        get(name, (error, found) => {
          // A table that is still being created is not cached: its status changes by a timer.
          if (found?.TableStatus === 'ACTIVE') known.set(name, found);
          callback(error, found);
        });
    },
    put: (name: string, table: Table, callback: Callback<void>): void => {
      known.delete(name);
      put(name, table, callback);
    },
  });
  return store;
};

/** Adds missing indexes to a table that an earlier release created. They are empty until `rebuildIndexes`. */
export const addIndexes = async (store: Store, wanted: CreateTableCommandInput): Promise<void> => {
  const table = await describeTable(store, String(wanted.TableName));
  const indexes = wanted.GlobalSecondaryIndexes ?? [];
  if (indexes.length === (table.GlobalSecondaryIndexes ?? []).length) return;
  const GlobalSecondaryIndexes = indexes.map((index) => ({
    ...index,
    IndexName: String(index.IndexName),
    IndexStatus: 'ACTIVE',
    ProvisionedThroughput: { ReadCapacityUnits: 0, WriteCapacityUnits: 0 },
  }));
  const { AttributeDefinitions } = wanted;
  await promisify((done: (error: Error | null) => void) =>
    store.tableDb.put(table.TableName, { ...table, AttributeDefinitions, GlobalSecondaryIndexes }, done),
  )();
};

/**
 * Rebuilds a table's indexes from its items. dynalite writes the index entry and the item separately. After a kill -9
 * in between, an item is in no index, and the sweeper would never see this waiting submission.
 */
export const rebuildIndexes = async (store: Store, tableName: string): Promise<void> => {
  const table = await describeTable(store, tableName);
  if (!table.GlobalSecondaryIndexes) return;
  for (const { IndexName } of table.GlobalSecondaryIndexes) {
    const prefix = `index-global~${tableName}~${IndexName}~`;
    await store.db.clear({ gte: prefix, lt: `${prefix}\xff` });
  }
  for await (const item of store.getItemDb(tableName).createReadStream({})) await index(store, table, item);
};

const index = (store: Store, table: Table, item: Item) =>
  promisify((done: (error: Error | null) => void) => engine.updateIndexes(store, table, null, item, done))();

/**
 * Reads single items on this thread, because they are usually in memory and waking another thread takes far longer than
 * the read. The callback still runs later.
 */
export const readAtOnce = (store: Store): Store => {
  const { db } = store;
  const readLater = db.get.bind(db);
  const get = (key: string, callback?: Callback<unknown>): Promise<unknown> | undefined => {
    if (!callback) return readLater(key);
    try {
      setImmediate(callback, null, db.getSync(key));
      return undefined;
    } catch {
      // The database is not open or not readable. The engine has an error of its own for that.
      return readLater(key, callback);
    }
  };
  Object.assign(db, { get });
  return store;
};
