import type { Callback, Store, Table } from './dynalite.ts';

/**
 * Remembers what tables look like: the engine asks LevelDB for it at each operation, sometimes twice, and waits for a thread.
 * Only `tableDb.put` changes it here, because the product makes its tables at the start and never changes or deletes one.
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
          // One that is being made is not remembered: it changes by itself.
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
