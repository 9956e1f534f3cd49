import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { keyedHash } from './keyed-hash.ts';
import type { Check } from './stored-item.ts';

/** The marks of erased people, in a table that is never restored. A mark is a keyed hash of the id: nobody can read whose. */
export type Tombstones = { client: DynamoDBDocumentClient; tableName: string; serverKey: string };

const keyOf = ({ serverKey }: Tombstones, userId: UserId) => ({
  mark: keyedHash(serverKey, 'erased', userId),
});

/** Whether this person asked to be erased. As the last write left it: late work asks before each step that lasts. */
export const isErased =
  (tombstones: Tombstones) =>
  async (userId: UserId): Promise<boolean> => {
    const { client, tableName } = tombstones;
    const get = new GetCommand({ TableName: tableName, Key: keyOf(tombstones, userId), ConsistentRead: true });
    return (await client.send(get)).Item !== undefined;
  };

/** For a write that must not come after an erasure. */
export const notErased = (tombstones: Tombstones, userId: UserId): Check => ({
  TableName: tombstones.tableName,
  Key: keyOf(tombstones, userId),
  ConditionExpression: 'attribute_not_exists(mark)',
});

const daySeconds = 24 * 60 * 60;

/**
 * Begins an erasure: first the mark, which stops late work; then the account's item, which counts as gone from now on and
 * has no sessions, so that every token is refused with its next call. Safe to repeat. Makes no item for an account that
 * has none.
 */
export const beginErasing =
  (tombstones: Tombstones, accountsTable: string, now: () => Date) =>
  async (userId: UserId): Promise<void> => {
    const { client, tableName } = tombstones;
    const [erasedOn] = now().toISOString().split('T');
    const expiresAt = Math.floor(now().getTime() / 1000) + lifetimes.backupDays * daySeconds;
    await client.send(
      new PutCommand({ TableName: tableName, Item: { ...keyOf(tombstones, userId), erasedOn, expiresAt } }),
    );
    const update = new UpdateCommand({
      TableName: accountsTable,
      Key: { userId },
      // A newer revision, so that a change under way is repeated and finds no account.
      UpdateExpression: 'SET isErasing = :yes, sessions = :none ADD revision :one',
      ConditionExpression: 'attribute_exists(userId)',
      ExpressionAttributeValues: { ':yes': true, ':none': [], ':one': 1 },
    });
    await client.send(update).catch(unlessConditionFailed);
  };

const unlessConditionFailed = (failure: unknown): void => {
  if (!(failure instanceof Error) || failure.name !== 'ConditionalCheckFailedException') throw failure;
};
