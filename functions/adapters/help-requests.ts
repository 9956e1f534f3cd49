import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { LimitsTable } from './limits.ts';

// The queue must not hold an address, so it waits in the table of limits, whose items have an end of their own.

const keyOf = (requestId: string) => ({ key: `help#${requestId}` });
/** The queue gives up after minutes; DynamoDB removes what it left. */
const keptSeconds = 24 * 60 * 60;

export const saveHelp =
  ({ client, tableName }: LimitsTable) =>
  async (requestId: string, email: string, now: Date): Promise<void> => {
    const expiresAt = Math.floor(now.getTime() / 1000) + keptSeconds;
    await client.send(new PutCommand({ TableName: tableName, Item: { ...keyOf(requestId), email, expiresAt } }));
  };

export const findHelp =
  ({ client, tableName }: LimitsTable) =>
  async (requestId: string): Promise<string | null> => {
    const get = new GetCommand({ TableName: tableName, Key: keyOf(requestId), ConsistentRead: true });
    const { Item } = await client.send(get);
    return typeof Item?.email === 'string' ? Item.email : null;
  };

export const forgetHelp =
  ({ client, tableName }: LimitsTable) =>
  async (requestId: string): Promise<void> => {
    await client.send(new DeleteCommand({ TableName: tableName, Key: keyOf(requestId) }));
  };
