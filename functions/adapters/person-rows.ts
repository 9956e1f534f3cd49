import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { UserId } from '#shared/contract/ids.ts';
import { findAll, holds, type Item, pagesOf, type Table } from './table.ts';

/** A table whose partition key is the user, and whose sort key is this attribute. */
export type PersonTable = Table & { sortKey: string };

const ofPerson = (userId: UserId) => ({
  KeyConditionExpression: 'userId = :userId',
  ExpressionAttributeValues: { ':userId': userId },
  ConsistentRead: true,
});

/** All items of a user as stored, including those that this release cannot read. */
export const itemsOfPerson = (table: PersonTable, userId: UserId): Promise<Item[]> => findAll(table, ofPerson(userId));

/** How many items are deleted at once. */
const batchSize = 25;

/** `condition`: when an item may be deleted. Returns `busy` if any item fails it. */
export const deleteItemsOfPerson = async (
  table: PersonTable,
  userId: UserId,
  condition: { ConditionExpression?: string; ExpressionAttributeValues?: Record<string, unknown> } = {},
): Promise<'done' | 'busy'> => {
  const { client, tableName, sortKey } = table;
  let ending: 'done' | 'busy' = 'done';
  const remove = async (item: Item) => {
    const Key = { userId, [sortKey]: item[sortKey] };
    if (!(await holds(client.send(new DeleteCommand({ TableName: tableName, Key, ...condition }))))) ending = 'busy';
  };
  for await (const page of pagesOf(table, { ...ofPerson(userId), ProjectionExpression: `userId, ${sortKey}` }))
    for (let start = 0; start < page.length; start += batchSize)
      await Promise.all(page.slice(start, start + batchSize).map(remove));
  return ending;
};
