import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data directory cannot be used. The message says what is wrong and what to do. */
export class DataNotOpen extends Error {}

/**
 * A SQLite file in the data directory. With the write-ahead log, committed data survives kill -9 at any moment. With NORMAL,
 * only a power cut can lose the last moments. Throws DataNotOpen if the file is damaged.
 */
export const openDatabase = (dataDir: string, name: string, schema: string): DatabaseSync => {
  const file = join(dataDir, `${name}.sqlite`);
  try {
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
    requireWhole(database);
    return database;
  } catch (error) {
    throw new DataNotOpen(
      `The file ${file} is damaged (${error instanceof Error ? error.message : error}). ` +
        'Put a copy of the data folder back, or delete it to start afresh.',
    );
  }
};

/** A file with one table of JSON documents, in the order in which they were added. */
export const openDocuments = <Document>(dataDir: string, name: string, table: string) => {
  const schema = `CREATE TABLE IF NOT EXISTS ${table} (number INTEGER PRIMARY KEY, document TEXT NOT NULL);`;
  const database = openDatabase(dataDir, name, schema);
  const insert = database.prepare(`INSERT INTO ${table} (document) VALUES (?)`);
  const select = database.prepare(`SELECT document FROM ${table} ORDER BY number`);
  return {
    add: (document: Document): void => void insert.run(JSON.stringify(document)),
    all: (): Document[] => select.all().map(({ document }) => JSON.parse(String(document))),
    close: () => database.close(),
  };
};

/** Without this check, a damaged page would be noticed only when a row on it is read. */
const requireWhole = (database: DatabaseSync) => {
  const found = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  if (found !== 'ok') throw new Error(String(found));
};
