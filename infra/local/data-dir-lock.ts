import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataNotOpen } from '#infra/local/wire/data-not-open.ts';

/**
 * Makes sure that only one process uses a data directory. It is a SQLite lock, because the operating system releases it
 * however the process ends. A file with a process id would stay after kill -9.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  // The folder holds answers about health, so other accounts of this machine may not read it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = openLock(dataDir);
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (codeOf(error) === sqliteBusy)
      throw new DataNotOpen(
        `Another process uses the data in ${dataDir}. Stop it, or set DATA_DIR (and PORT) to run a second system beside it.`,
      );
    if (codeOf(error) === sqliteNotADatabase)
      throw new DataNotOpen(`${join(dataDir, 'lock.sqlite')} is damaged. It holds no data: delete it and start again.`);
    throw notYours(dataDir, error);
  }
  return () => lock.close();
};

const openLock = (dataDir: string): DatabaseSync => {
  try {
    return new DatabaseSync(join(dataDir, 'lock.sqlite'));
  } catch (error) {
    throw notYours(dataDir, error);
  }
};

/** https://www.sqlite.org/rescode.html: SQLITE_BUSY, SQLITE_NOTADB */
const [sqliteBusy, sqliteNotADatabase] = [5, 26];
const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);

const notYours = (dataDir: string, error: unknown) =>
  new DataNotOpen(
    `The data in ${dataDir} cannot be written (${error instanceof Error ? error.message : error}). ` +
      'Another account of this machine may own it. Name another folder: DATA_DIR=/some/where npm start',
  );
