import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tablesFolder } from './services/dynamodb.ts';
import { DataNotOpen } from './wire/database.ts';

/** Says what is wrong with the data on disk; null if nothing is. */
export type DataPresence = () => string | null;

/**
 * Checks that the open files are still the ones in the data directory. Writing to a deleted file raises no error, so once the
 * folder is deleted, every acknowledged write would be lost. Call it when all files are open.
 */
export const watchDataPresence = (dataDir: string): DataPresence => {
  const opened = new Map<string, bigint | undefined>();
  for (const name of readdirSync(dataDir))
    if (name === tablesFolder || /\.sqlite(-wal)?$/.test(name)) opened.set(name, numberOf(join(dataDir, name)));
  const hasTables = watchTables(join(dataDir, tablesFolder));
  let isSaid = false;
  return () => {
    const isThere = [...opened].every(([name, number]) => numberOf(join(dataDir, name)) === number);
    if (isThere && hasTables()) return null;
    const sentence = `The data in ${dataDir} was deleted or replaced while the system ran. Nothing is stored any more: stop it and start it again.`;
    if (!isSaid) console.error(sentence);
    isSaid = true;
    return sentence;
  };
};

/** The inode number: it differs when a new file has replaced the old one under the same name. */
const numberOf = (path: string): bigint | undefined => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

/**
 * LevelDB creates and deletes files while it runs. Two always exist while it is open: `CURRENT` and a log. This runs at
 * each request and the folder can hold many files, so it lists the folder only when the last known log is gone.
 */
const watchTables = (path: string): (() => boolean) => {
  let log = '';
  const isThere = (name: string): boolean => existsSync(join(path, name));
  return () => {
    if (log === '' || !isThere(log)) log = readdirSync(path).find((name) => name.endsWith('.log')) ?? '';
    return log !== '' && isThere('CURRENT');
  };
};

/**
 * Ensures that only one process uses a data directory. The lock is one of SQLite's, because the operating system
 * releases it however the process ends. A pid file would remain after kill -9.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  // The folder holds health data, so other accounts on this machine must not read it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  let lock: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(join(dataDir, 'lock.sqlite'));
    lock = opened;
    opened.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return () => opened.close();
  } catch (error) {
    lock?.close();
    if (codeOf(error) === sqliteBusy)
      throw new DataNotOpen(
        `Another process uses the data in ${dataDir}. Stop it, or set DATA_DIR (and PORT) to run a second system beside it.`,
      );
    if (codeOf(error) === sqliteNotADatabase)
      throw new DataNotOpen(`${join(dataDir, 'lock.sqlite')} is damaged. It holds no data: delete it and start again.`);
    throw new DataNotOpen(
      `The data in ${dataDir} cannot be written (${error instanceof Error ? error.message : error}). ` +
        'Another account of this machine may own it. Name another folder: DATA_DIR=/some/where npm start',
    );
  }
};

/** https://www.sqlite.org/rescode.html: SQLITE_BUSY, SQLITE_NOTADB */
const [sqliteBusy, sqliteNotADatabase] = [5, 26];
const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);
