import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { UserId } from '#shared/contract/ids.ts';
import type { Item } from './stored-item.ts';

/** A table whose partition key is the user, and whose sort key is this attribute. */
export type PersonTable = { client: DynamoDBDocumentClient; tableName: string; sortKey: string };

/** All items of a user as stored, page by page, including those that this release cannot read. */
async function* pagesOf({ client, tableName }: PersonTable, userId: UserId, only?: string): AsyncGenerator<Item[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const query = new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
      ConsistentRead: true,
      ...(only && { ProjectionExpression: only }),
      ExclusiveStartKey: from,
    });
    const page = await client.send(query);
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

export const itemsOfPerson = async (table: PersonTable, userId: UserId): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const page of pagesOf(table, userId)) found.push(...page);
  return found;
};

/** How many items are deleted at once. */
const batchSize = 25;

/** `condition`: when an item may be deleted. If any item fails it, the answer is `busy`. */
export const deleteItemsOfPerson = async (
  table: PersonTable,
  userId: UserId,
  condition: { ConditionExpression?: string; ExpressionAttributeValues?: Record<string, unknown> } = {},
): Promise<'done' | 'busy'> => {
  const { client, tableName, sortKey } = table;
  let ending: 'done' | 'busy' = 'done';
  const remove = async (item: Item) => {
    const Key = { userId, [sortKey]: item[sortKey] };
    await client.send(new DeleteCommand({ TableName: tableName, Key, ...condition })).catch((failure: unknown) => {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
      ending = 'busy';
    });
  };
  for await (const page of pagesOf(table, userId, `userId, ${sortKey}`))
    for (let start = 0; start < page.length; start += batchSize)
      await Promise.all(page.slice(start, start + batchSize).map(remove));
  return ending;
};
