import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DueRow } from '#functions/accounts/due.ts';

// The index of accounts by the instant in which something about them is due.

type Table = { client: DynamoDBDocumentClient; tableName: string };

/**
 * Jobs that one sweep asks for in each part: 80 a minute in all, 115,000 a day, so that mails which nobody waits for do not
 * stand before those with a code. The next sweep takes the next ones.
 */
const maxRows = 10;

export const findDue =
  ({ client, tableName }: Table) =>
  async (shard: string, before: string): Promise<DueRow[]> => {
    const query = new QueryCommand({
      TableName: tableName,
      IndexName: 'due',
      KeyConditionExpression: 'dueShard = :shard AND dueAt <= :before',
      ExpressionAttributeValues: { ':shard': shard, ':before': before },
      Limit: maxRows,
    });
    const { Items = [] } = await client.send(query);
    return Items.map(({ userId, dueAt }) => ({ userId: String(userId), dueAt: String(dueAt) }));
  };

export const putOffDue =
  ({ client, tableName }: Table) =>
  async ({ userId, dueAt }: DueRow, until: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId },
      UpdateExpression: 'SET dueAt = :until',
      // Without this condition, an update would create an item for an account that has been erased.
      ConditionExpression: 'dueAt = :seen',
      ExpressionAttributeValues: { ':until': until, ':seen': dueAt },
    });
    try {
      await client.send(update);
    } catch (failure) {
      // The account has been erased, or has changed, meanwhile.
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    }
  };
