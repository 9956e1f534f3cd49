import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { secondOf } from '#functions/edge/limit.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { keyedHash } from './server-key.ts';
import { type Check, changeItem, findItem, type Table } from './table.ts';

/** Marks of erased users, in a table that is never restored. A mark is a keyed hash of the id, so it reveals nobody. */
export type Tombstones = Table & { serverKey: string };

const keyOf = ({ serverKey }: Tombstones, userId: UserId) => ({
  mark: keyedHash(serverKey, 'erased', userId),
});

/** True if this user asked to be erased. Strongly consistent: late workers check it before each lasting step. */
export const isErased =
  (tombstones: Tombstones) =>
  async (userId: UserId): Promise<boolean> =>
    (await findItem(tombstones, keyOf(tombstones, userId))) !== undefined;

/** The condition for a write that must not follow an erasure. */
export const notErased = (tombstones: Tombstones, userId: UserId): Check => ({
  TableName: tombstones.tableName,
  Key: keyOf(tombstones, userId),
  ConditionExpression: 'attribute_not_exists(mark)',
});

const daySeconds = 24 * 60 * 60;

/**
 * Begins an erasure. First writes the mark, which stops late workers; then marks the account's item as erased and removes its
 * sessions, so that every token is refused from its next call on. Safe to repeat. Creates no item for an account that has none.
 */
export const beginErasing =
  (tombstones: Tombstones, accountsTable: string, now: () => Date) =>
  async (userId: UserId): Promise<void> => {
    const { client, tableName } = tombstones;
    const [erasedOn] = now().toISOString().split('T');
    const expiresAt = secondOf(now()) + lifetimes.backupDays * daySeconds;
    const mark = { ...keyOf(tombstones, userId), erasedOn, expiresAt };
    await client.send(new PutCommand({ TableName: tableName, Item: mark }));
    const accounts = { client, tableName: accountsTable };
    await changeItem(accounts, {
      key: { userId },
      // A newer revision, so that a concurrent change is retried and finds no account.
      update: 'SET isErasing = :yes, sessions = :none ADD revision :one',
      condition: 'attribute_exists(userId)',
      values: { ':yes': true, ':none': [], ':one': 1 },
    });
  };
