// dynalite's engine (validation, expressions, storage in LevelDB) without its HTTP server. That server lacks
// ReturnValuesOnConditionCheckFailure and transactions, and an internal error ends its process.
// These are inner modules of a package without types. So its version is pinned exactly, and tests/integration/local
// tests everything that we use of it.
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

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
  /** Its promise would end before the write does: only the callback waits. */
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
export const engine = require('dynalite/db') as Engine;
const validations = require('dynalite/validations') as {
  checkTypes(input: object, types: object): Input;
  checkValidations(input: Input, types: object, custom: unknown, store: Store): void;
};

export const createStore = (path: string): Store =>
  engine.create({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });

/** Checks an operation's input like DynamoDB, and parses its expressions. Throws with AWS's own message. */
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
