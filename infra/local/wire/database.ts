import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * A SQLite file in the data directory. With the write-ahead log, what was committed survives the death of the
 * process at any moment (kill -9); NORMAL gives up only the last moments before a power cut.
 */
export const openDatabase = (dataDir: string, name: string, schema: string): DatabaseSync => {
  const database = new DatabaseSync(join(dataDir, `${name}.sqlite`));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
  return database;
};
