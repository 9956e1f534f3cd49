import { promisify } from 'node:util';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { describeTable, engine, type Item, type Store, type Table } from './dynalite.ts';

/** Gives a table that an earlier release has made the indexes that it has today. They are empty until `rebuildIndexes`. */
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
 * Rebuilds a table's indexes from its items. dynalite writes the index entry and the item one after the other. After a
 * kill -9 between them, an item is in no index: the sweeper would never see this waiting submission.
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
