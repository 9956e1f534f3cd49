import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ClosingRow } from '#functions/accounts/close-declined.ts';

// The sparse index of accounts that have lost their address and are erased when their time is over.

type Table = { client: DynamoDBDocumentClient; tableName: string };

/** The one partition of the index. */
export const closingShard = 'yes';

/** Erasures that one sweep asks for. The next sweep takes the next ones. */
const maxRows = 25;

export const findClosing =
  ({ client, tableName }: Table) =>
  async (before: string): Promise<ClosingRow[]> => {
    const query = new QueryCommand({
      TableName: tableName,
      IndexName: 'closing',
      KeyConditionExpression: 'closing = :yes AND closesAt <= :before',
      ExpressionAttributeValues: { ':yes': closingShard, ':before': before },
      Limit: maxRows,
    });
    const { Items = [] } = await client.send(query);
    return Items.map(({ userId, closesAt }) => ({ userId: String(userId), closesAt: String(closesAt) }));
  };

export const putOffClosing =
  ({ client, tableName }: Table) =>
  async ({ userId, closesAt }: ClosingRow, until: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId },
      UpdateExpression: 'SET closesAt = :until',
      // Without this condition, an update would create an item for an account that has been erased.
      ConditionExpression: 'closesAt = :seen',
      ExpressionAttributeValues: { ':until': until, ':seen': closesAt },
    });
    try {
      await client.send(update);
    } catch (failure) {
      // The account has been erased, or has another address, meanwhile.
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    }
  };
