import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonPlaces } from '#functions/adapters/person-stores.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { type ErasingPlaces, eraseFrom, type Pause } from './erase-from.ts';

/** Ids that people had before their logins were made again, by the id of today: a mark may be of an earlier one. */
export type FormerIds = ReadonlyMap<string, readonly string[]>;

/**
 * Erases again whoever a restored backup has brought back. A mark is a keyed hash, from which nobody can read whose it is,
 * so this asks for each person in the tables whether there is one. Answers with how many were erased. Safe to repeat.
 */
export async function eraseAgain(places: ErasingPlaces, pause?: Pause, formerIds?: FormerIds): Promise<number> {
  const back = await erasedWhoAreBack(places, formerIds);
  for (const userId of back) await eraseFrom(places, userId, pause);
  return back.length;
}

/** How many that would be. */
export const countErasedAgain = async (places: ErasingPlaces, formerIds?: FormerIds): Promise<number> =>
  (await erasedWhoAreBack(places, formerIds)).length;

async function erasedWhoAreBack(places: ErasingPlaces, formerIds: FormerIds = new Map()): Promise<string[]> {
  const { client, erasedTable: tableName, serverKey } = places;
  const hasMark = isErased({ client, tableName, serverKey });
  const back: string[] = [];
  for (const userId of await peopleIn(places))
    for (const id of [userId, ...(formerIds.get(userId) ?? [])])
      if (await hasMark(id)) {
        back.push(userId);
        break;
      }
  return back;
}

/** Everybody of whom a table has something. */
async function peopleIn({ client, accountsTable, submissionsTable, resultsTable }: PersonPlaces): Promise<Set<string>> {
  const people = new Set<string>();
  for (const TableName of [accountsTable, submissionsTable, resultsTable]) {
    let from: Record<string, unknown> | undefined;
    do {
      const scan = { TableName, ProjectionExpression: 'userId', ConsistentRead: true, ExclusiveStartKey: from };
      const page = await client.send(new ScanCommand(scan));
      for (const { userId } of page.Items ?? []) people.add(String(userId));
      from = page.LastEvaluatedKey;
    } while (from);
  }
  return people;
}
