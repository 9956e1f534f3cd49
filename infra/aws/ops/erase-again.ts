import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { isErased } from '#functions/adapters/tombstones.ts';
import { type ErasingPlaces, eraseFrom, type Pause } from './erase-from.ts';

/** Ids that people had before their logins were made again, by the id of today: a mark may be of an earlier one. */
export type FormerIds = ReadonlyMap<string, readonly string[]>;

/** 25 checks at once and a tenth of a second after each page: at most some 2,500 people a second, beside live traffic. */
const pace = { pageItems: 250, checksAtOnce: 25, gapMs: 100 } as const;

/** A run that was stopped goes on where it was for so long. Later it begins anew: more people may have been erased since. */
const resumableMs = 24 * 3600 * 1000;

type Progress = { table: number; from?: Record<string, unknown> | undefined; erased: number; savedAt: number };

/**
 * Erases again whoever a restored backup has brought back. A mark is a keyed hash, from which nobody can read whose it is,
 * so this asks for each person in the tables whether there is one. Answers with how many were erased, by the runs before this
 * one too: where it is stands in the table of counters after each page, and a stopped run goes on from there.
 */
export async function eraseAgain(places: ErasingPlaces, pause?: Pause, formerIds?: FormerIds): Promise<number> {
  const progress = progressOf(places);
  const begun = await progress.find();
  let erased = begun?.erased ?? 0;
  for await (const { back, next } of pagesOfErased(places, begun, pause, formerIds)) {
    for (const userId of back) await eraseFrom(places, userId, pause);
    erased += back.length;
    await progress.save({ ...next, erased });
  }
  await progress.remove();
  return erased;
}

/** How many that would be. */
export async function countErasedAgain(places: ErasingPlaces, pause?: Pause, formerIds?: FormerIds): Promise<number> {
  const all = new Set<string>();
  for await (const { back } of pagesOfErased(places, null, pause, formerIds))
    for (const userId of back) all.add(userId);
  return all.size;
}

const tablesOf = ({ accountsTable, submissionsTable, resultsTable }: ErasingPlaces) => [
  accountsTable,
  submissionsTable,
  resultsTable,
];

type Place = Pick<Progress, 'table' | 'from'>;

/** Page by page of everybody of whom a table has something: who has a mark, and where the next page is. */
async function* pagesOfErased(
  places: ErasingPlaces,
  begun: Place | null,
  pause: Pause = (milliseconds) => sleep(milliseconds),
  formerIds: FormerIds = new Map(),
): AsyncGenerator<{ back: string[]; next: Place }> {
  const { client, erasedTable: tableName, serverKey } = places;
  const hasMark = isErased({ client, tableName, serverKey });
  const isBack = async (userId: string): Promise<boolean> => {
    for (const id of [userId, ...(formerIds.get(userId) ?? [])]) if (await hasMark(id)) return true;
    return false;
  };
  const tables = tablesOf(places);
  let { table, from }: Place = begun ?? { table: 0 };
  while (table < tables.length) {
    const page = await client.send(
      new ScanCommand({
        TableName: tables[table],
        ProjectionExpression: 'userId',
        ConsistentRead: true,
        Limit: pace.pageItems,
        ExclusiveStartKey: from,
      }),
    );
    const people = [...new Set((page.Items ?? []).map(({ userId }) => String(userId)))];
    const back: string[] = [];
    for (let start = 0; start < people.length; start += pace.checksAtOnce) {
      const some = people.slice(start, start + pace.checksAtOnce);
      const marked = await Promise.all(some.map(isBack));
      back.push(...some.filter((_, at) => marked[at]));
    }
    from = page.LastEvaluatedKey;
    if (!from) table += 1;
    yield { back, next: { table, from } };
    await pause(pace.gapMs);
  }
}

/**
 * By the names of the tables: the same people in the tables of another restore are looked for anew. The place is the key of one
 * item, so an id; it goes when the run is done, or a day after one that was stopped.
 */
const progressOf = (places: ErasingPlaces) => {
  const { client, limitsTable: TableName, now } = places;
  const Key = { key: `erase-again#${tablesOf(places).join('#')}` };
  return {
    find: async (): Promise<Progress | null> => {
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      const found = Item ? (JSON.parse(String(Item.state)) as Progress) : null;
      return found && now().getTime() - found.savedAt < resumableMs ? found : null;
    },
    save: async (progress: Omit<Progress, 'savedAt'>) => {
      const savedAt = now().getTime();
      const expiresAt = Math.ceil((savedAt + resumableMs) / 1000);
      const state = JSON.stringify({ ...progress, savedAt });
      await client.send(new PutCommand({ TableName, Item: { ...Key, state, expiresAt } }));
    },
    remove: () => client.send(new DeleteCommand({ TableName, Key })),
  };
};
