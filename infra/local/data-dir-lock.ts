import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataNotOpen extends Error {}

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
    `The data in ${dataDir} cannot be written (${error instanceof Error ? error.message : error}). ` +
      'Another account of this machine may own it. Name another folder: DATA_DIR=/some/where npm start',
  );
