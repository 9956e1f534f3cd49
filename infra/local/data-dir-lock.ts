import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class AlreadyRunning extends Error {}

/**
 * Makes sure that one process alone uses a data directory. A SQLite lock, since the operating system lets go of it
 * however the process ends; a file with a process id would stay behind after kill -9.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  // Answers about health lie here: other accounts of this machine have no business with them.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new AlreadyRunning(
      `Another process uses the data in ${dataDir}. Stop it, or set DATA_DIR (and PORT) to run a second system beside it.`,
    );
  }
  return () => lock.close();
};
