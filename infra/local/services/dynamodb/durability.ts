import { openDatabase } from '#infra/local/wire/database.ts';
import type { Callback, Operation, Store } from './dynalite.ts';

/** A write that LevelDB acknowledged. `place` is the part of the database that it changed, such as `item-results`. */
export type JournalledWrite = { mark: number; place: string; at: number };

export type WriteJournal = ReturnType<typeof openWriteJournal>;

const schema =
  'CREATE TABLE IF NOT EXISTS writes (mark INTEGER PRIMARY KEY, place TEXT NOT NULL, at INTEGER NOT NULL);';

/**
 * The writes that LevelDB has acknowledged since the last start. They are in a separate file, because LevelDB silently
 * reads a truncated log up to the cut. The file contains numbers, names of tables and times, and begins with the
 * start's own mark.
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
    /** Deletes all writes except this one. */
    beginWith: (write: JournalledWrite): void => {
      database.exec('BEGIN');
      clear.run();
      add(write);
      database.exec('COMMIT');
    },
    close: () => database.close(),
  };
};

const prefix = 'write-mark~';
const allMarks = { gte: prefix, lt: `${prefix}\xff` };
const keyOf = (mark: number) => `${prefix}${String(mark).padStart(16, '0')}`;

/** The missing writes. `isAll`: the mark of the last start is missing too. */
export type LostWrites = { writes: JournalledWrite[]; isAll: boolean };

/**
 * Adds a mark to every write of the store, in the same batch, and records it in the journal before acknowledging the write.
 * Returns the acknowledged writes whose marks the store no longer has.
 */
export const markWrites = async (store: Store, journal: WriteJournal): Promise<LostWrites> => {
  const { db } = store;
  const found = new Set<number>();
  for await (const key of db.keys(allMarks)) found.add(Number(key.slice(prefix.length)));
  const journalled = journal.all();
  const writes = journalled.filter(({ mark }) => !found.has(mark));

  let last = Math.max(0, [...found].at(-1) ?? 0, journalled.at(-1)?.mark ?? 0) + 1;
  await beginWith(store, journal, last);
  const writeBatch = db.batch.bind(db);
  const write = async (operations: Operation[]): Promise<void> => {
    last += 1;
    const mark = last;
    await writeBatch([...operations, { type: 'put', key: keyOf(mark), value: '' }]);
    journal.add({ mark, place: placeOf(operations), at: Date.now() });
  };
  // The engine looks up these three methods at each write.
  Object.assign(db, {
    put: (key: string, value: unknown, done?: Callback<void>) => settle(write([{ type: 'put', key, value }]), done),
    del: (key: string, done?: Callback<void>) => settle(write([{ type: 'del', key }]), done),
    batch: (operations: Operation[], done?: Callback<void>) => settle(write(operations), done),
  });
  return { writes, isAll: writes[0] !== undefined && writes[0] === journalled[0] };
};

/** Leaves one mark in the journal and in the store. If the process dies in between, the store has a few more. */
const beginWith = async ({ db }: Store, journal: WriteJournal, mark: number) => {
  await db.put(keyOf(mark), '');
  journal.beginWith({ mark, place: 'start', at: Date.now() });
  await db.clear({ gte: prefix, lt: keyOf(mark) });
};

/** Only the part before an item's key, because the key would identify a person. */
const placeOf = ([first]: Operation[]): string => first?.key.split('~')[0] ?? 'nothing';

const settle = async (work: Promise<void>, done?: Callback<void>): Promise<void> => {
  if (!done) return work;
  work.then(
    () => setImmediate(done, null),
    (error) => setImmediate(done, error),
  );
};

const itemsOf = 'item-';

/** A message for the person who starts the system; null if no item is lost. (Indexes are rebuilt at each start.) */
export const describeLoss = (path: string, { writes, isAll }: LostWrites): string | null => {
  const lost = writes.filter(({ place }) => place.startsWith(itemsOf));
  const what = isAll
    ? `The content of the local tables is missing from ${path}: the folder was emptied or replaced by an earlier copy.`
    : `The local tables in ${path} have lost ${lost.length} acknowledged writes: their log was truncated or damaged.`;
  if (!isAll && lost.length === 0) return null;
  return [what, countByTable(lost.map(({ place }) => place.slice(itemsOf.length))), since(lost), whatToDo]
    .filter(Boolean)
    .join(' ');
};

const whatToDo = 'Everything else is unchanged. To start afresh, delete the data folder.';

const countByTable = (tables: string[]): string => {
  const names = [...new Set(tables)].sort();
  const counts = names.map((name) => `${tables.filter((table) => table === name).length} to ${name}`);
  return counts.length > 0 ? `Since the last start these are: ${counts.join(', ')}.` : '';
};

const since = (lost: LostWrites['writes']): string => {
  const [first, last] = [lost[0], lost.at(-1)];
  return first && last ? `The first was at ${timeOf(first.at)}, the last at ${timeOf(last.at)}.` : '';
};

const timeOf = (at: number) => new Date(at).toISOString();

/** Runs many ordinary writes at once, or one transaction alone, in the order in which they arrive. */
export const createGate = () => {
  const waiting: { alone: boolean; enter: () => void }[] = [];
  let sharing = 0;
  let occupied = false;

  const admit = () => {
    for (let next = waiting[0]; next && !occupied && !(next.alone && sharing > 0); next = waiting[0]) {
      waiting.shift();
      if (next.alone) occupied = true;
      else sharing++;
      next.enter();
    }
  };
  const run = async <T>(alone: boolean, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((enter) => {
      waiting.push({ alone, enter });
      admit();
    });
    try {
      return await work();
    } finally {
      if (alone) occupied = false;
      else sharing--;
      admit();
    }
  };
  return {
    shared: <T>(work: () => Promise<T>) => run(false, work),
    alone: <T>(work: () => Promise<T>) => run(true, work),
  };
};

/**
 * Preserves acknowledged writes after a full disk. A write that the disk refuses leaves a partial record in LevelDB's log.
 * LevelDB continues to write after it, but at the next start it reads the log only up to the partial record: every later write
 * would be lost. (Observed with a disk that was full for three seconds.) So the database is closed and reopened before the
 * next operation, which saves the log's content and starts a new log. Until the disk has room for that, every operation fails.
 */
export const createRecovery = (gate: ReturnType<typeof createGate>, reopen: () => Promise<void>) => {
  let isDamaged = false;
  const recover = async () => {
    if (!isDamaged) return;
    await reopen();
    isDamaged = false;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDamaged) await gate.alone(recover);
    try {
      const done = await work();
      if (isDamaged)
        throw new Error('The disk refused another write at the same time, so this one may be lost. Try again.');
      return done;
    } catch (error) {
      if (isIoError(error)) isDamaged = true;
      throw error;
    }
  };
};

const isIoError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'LEVEL_IO_ERROR';
