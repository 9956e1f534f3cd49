import type { Callback, Operation, Store } from './dynalite.ts';
import type { JournalledWrite, WriteJournal } from './write-journal.ts';

const prefix = 'write-mark~';
const allMarks = { gte: prefix, lt: `${prefix}\xff` };
const keyOf = (mark: number) => `${prefix}${String(mark).padStart(16, '0')}`;

/** What is missing. `isAll`: not even what was there at the last start. */
export type LostWrites = { writes: JournalledWrite[]; isAll: boolean };

/**
 * Gives every write of the store a mark, in one batch with it, and notes the mark in the journal before the write counts as
 * done. Answers with the acknowledged writes whose marks the store no longer has.
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
  // The engine looks these three up at each write.
  Object.assign(db, {
    put: (key: string, value: unknown, done?: Callback<void>) => settle(write([{ type: 'put', key, value }]), done),
    del: (key: string, done?: Callback<void>) => settle(write([{ type: 'del', key }]), done),
    batch: (operations: Operation[], done?: Callback<void>) => settle(write(operations), done),
  });
  return { writes, isAll: writes[0] !== undefined && writes[0] === journalled[0] };
};

/** Leaves one mark, in the journal and in the store. If the process dies in between, the store has some marks more. */
const beginWith = async ({ db }: Store, journal: WriteJournal, mark: number) => {
  await db.put(keyOf(mark), '');
  journal.beginWith({ mark, place: 'start', at: Date.now() });
  await db.clear({ gte: prefix, lt: keyOf(mark) });
};

/** The part before the key of an item, which would name a person. */
const placeOf = ([first]: Operation[]): string => first?.key.split('~')[0] ?? 'nothing';

const settle = async (work: Promise<void>, done?: Callback<void>): Promise<void> => {
  if (!done) return work;
  work.then(
    () => setImmediate(done, null),
    (error) => setImmediate(done, error),
  );
};
