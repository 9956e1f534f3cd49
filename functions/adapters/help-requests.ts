import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keyedHash } from './keyed-hash.ts';
import type { LimitsTable } from './limits.ts';

// The queue must not hold an address, so it waits in the table of limits, whose items have an end of their own. Its key is
// a hash of the address, so that an erasure finds it. A request's id is that hash and a random part.

const separator = '.';
/** The queue gives up after minutes; DynamoDB removes what it left. */
const keptSeconds = 24 * 60 * 60;

const keyOf = (requestId: string): string => `help#${requestId.split(separator)[0]}`;

const hashOf = (serverKey: string, email: string): string => keyedHash(serverKey, 'request for help', email);

/** The key of the request that waits for this address, if one does. */
export const helpKey = (serverKey: string, email: string): string => keyOf(hashOf(serverKey, email));

/** What a log may say of a request: the random part, which leads to no address. */
export const helpIdForLog = (requestId: string): string => requestId.split(separator).at(-1) ?? '';

/** Answers with the id of the request. A second one for the same address takes the place of the first; both get a mail. */
export const saveHelp =
  ({ client, tableName, serverKey }: LimitsTable & { serverKey: string }) =>
  async (newest: string, email: string, now: Date): Promise<string> => {
    const requestId = `${hashOf(serverKey, email)}${separator}${newest}`;
    const expiresAt = Math.floor(now.getTime() / 1000) + keptSeconds;
    const Item = { key: keyOf(requestId), email, newest, expiresAt };
    await client.send(new PutCommand({ TableName: tableName, Item }));
    return requestId;
  };

export const findHelp =
  ({ client, tableName }: LimitsTable) =>
  async (requestId: string): Promise<string | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { key: keyOf(requestId) }, ConsistentRead: true });
    const { Item } = await client.send(get);
    return typeof Item?.email === 'string' ? Item.email : null;
  };

/** A newer request for the same address stays. */
export const forgetHelp =
  ({ client, tableName }: LimitsTable) =>
  async (requestId: string): Promise<void> => {
    const remove = new DeleteCommand({
      TableName: tableName,
      Key: { key: keyOf(requestId) },
      // One from before the key was a hash has no `newest`.
      ConditionExpression: 'attribute_not_exists(newest) OR newest = :this',
      ExpressionAttributeValues: { ':this': helpIdForLog(requestId) },
    });
    await client.send(remove).catch((failure: unknown) => {
      if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
    });
  };
