import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ownerKey } from '#functions/adapters/links-table.ts';
import { deleteItemsOfPerson, itemsOfPerson, type PersonTable } from '#functions/adapters/person-rows.ts';
import type { PersonPlaces } from '#functions/adapters/person-stores.ts';
import type { AccountMap } from './make-users.ts';

/** So many people at once. */
const atOnce = 10;

/**
 * Moves everything of each person from the former id to the new one. The id is the key of every item, so each is written anew and
 * then deleted. For tables that nobody uses yet. Safe to repeat, and to be stopped at any point: the account's item moves last.
 */
export async function movePeople(places: PersonPlaces, map: AccountMap): Promise<void> {
  const moves = [...map].filter(([was, is]) => was !== is);
  for (let start = 0; start < moves.length; start += atOnce)
    await Promise.all(moves.slice(start, start + atOnce).map(([was, is]) => movePerson(places, was, is)));
}

const movePerson = async (places: PersonPlaces, was: string, is: string): Promise<void> => {
  const { client, submissionsTable, resultsTable, linksTable } = places;
  await moveItems({ client, tableName: submissionsTable, sortKey: 'sessionId' }, was, is);
  await moveItems({ client, tableName: resultsTable, sortKey: 'submissionId' }, was, is);
  await moveOwners(places, was, is);
  await moveItems({ client, tableName: linksTable, sortKey: 'place' }, was, is);
  await moveAccount(places, was, is);
};

const moveItems = async (table: PersonTable, was: string, is: string): Promise<void> => {
  for (const item of await itemsOfPerson(table, was))
    await table.client.send(new PutCommand({ TableName: table.tableName, Item: { ...item, userId: is } }));
  await deleteItemsOfPerson(table, was);
};

/** What leads from a link to its owner: under the link, not under the person. */
const moveOwners = async ({ client, linksTable }: PersonPlaces, was: string, is: string): Promise<void> => {
  for (const { linkId } of await itemsOfPerson({ client, tableName: linksTable, sortKey: 'place' }, was)) {
    if (typeof linkId !== 'string') continue;
    const { Item } = await client.send(new GetCommand({ TableName: linksTable, Key: ownerKey(linkId) }));
    if (Item) await client.send(new PutCommand({ TableName: linksTable, Item: { ...Item, owner: is } }));
  }
};

/** Without what only the lost pool could go on with: its sessions, and a code that was mailed. */
const moveAccount = async ({ client, accountsTable }: PersonPlaces, was: string, is: string): Promise<void> => {
  const Key = { userId: was };
  const { Item } = await client.send(new GetCommand({ TableName: accountsTable, Key, ConsistentRead: true }));
  if (!Item) return;
  const moved = { ...Item, userId: is, sessions: [] };
  await client.send(new PutCommand({ TableName: accountsTable, Item: moved }));
  await client.send(new DeleteCommand({ TableName: accountsTable, Key }));
};
