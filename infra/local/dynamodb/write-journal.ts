import { openDatabase } from '#infra/local/wire/database.ts';

/** One write that LevelDB acknowledged. `place` is the part of the database that it went to, such as `item-results`. */
export type JournalledWrite = { mark: number; place: string; at: number };

export type WriteJournal = ReturnType<typeof openWriteJournal>;

const schema =
  'CREATE TABLE IF NOT EXISTS writes (mark INTEGER PRIMARY KEY, place TEXT NOT NULL, at INTEGER NOT NULL);';

/**
 * What LevelDB acknowledged since the last start, in a file of its own: LevelDB reads a cut log up to the cut and says nothing. It
 * holds numbers, names of tables and times, and begins with the last write of the start before.
 */
export const openWriteJournal = (dataDir: string) => {
  const database = openDatabase(dataDir, 'journal', schema);
  const insert = database.prepare('INSERT INTO writes (mark, place, at) VALUES (?, ?, ?)');
  const clear = database.prepare('DELETE FROM writes');
  const all = database.prepare('SELECT mark, place, at FROM writes ORDER BY mark');
  const add = ({ mark, place, at }: JournalledWrite): void => void insert.run(mark, place, at);
  return {
    add,
    all: () => all.all() as JournalledWrite[],
    /** Forgets all writes but this one. */
    beginWith: (write: JournalledWrite): void => {
      database.exec('BEGIN');
      clear.run();
      add(write);
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
};
