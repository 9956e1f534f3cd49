import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * A SQLite file in the data directory. With the write-ahead log, committed data survives the death of the process at any
 * moment (kill -9). With NORMAL, only a power cut can lose the last moments.
 */
export const openDatabase = (dataDir: string, name: string, schema: string): DatabaseSync => {
  const database = new DatabaseSync(join(dataDir, `${name}.sqlite`));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
  return database;
};
