import { describeTable, engine, type Input, type Item, type Store } from './dynalite.ts';

/** The key attributes of the item of an operation. */
export const keyOf = async (store: Store, { TableName, Key, Item }: Input): Promise<Item> => {
  const table = await describeTable(store, TableName);
  const source = Key ?? Item ?? {};
  return Object.fromEntries(table.KeySchema.map(({ AttributeName }) => [AttributeName, source[AttributeName]]));
};

/** The stored item with the key of an operation. */
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
