import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataNotOpen extends Error {}

/**
 * Makes sure that one process alone uses a data directory. A SQLite lock, since the operating system lets go of it
 * however the process ends; a file with a process id would stay behind after kill -9.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  // Answers about health lie here: other accounts of this machine have no business with them.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = openLock(dataDir);
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error)
      ? new DataNotOpen(
          `Another process uses the data in ${dataDir}. Stop it, or set DATA_DIR (and PORT) to run a second system beside it.`,
        )
      : notYours(dataDir, error);
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

/** SQLITE_BUSY */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

const notYours = (dataDir: string, error: unknown) =>
  new DataNotOpen(
    `The data in ${dataDir} cannot be written to (${error instanceof Error ? error.message : error}). ` +
      'Perhaps another account of this machine made it; name another folder: DATA_DIR=/some/where npm start',
  );
