import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Account, accountContended, accountShape } from '#functions/accounts/account.ts';
import { type DueRow, dueAt, dueShardOf } from '#functions/accounts/due.ts';
import type { Receiver } from '#functions/accounts/security/tell-owner.ts';
import { retryContended } from '#functions/edge/contended-write.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { languageFrom } from '#shared/contract/language.ts';
import { type ReadableTable, readItem, type StoredKind } from './stored-item.ts';
import { changeItem, findItem, putNew, type Table } from './table.ts';
import { notErased, type Tombstones } from './tombstones.ts';

// The index of accounts by the instant at which they are due.

/**
 * Jobs that one sweep enqueues for each shard: 240 a minute in all. This makes up for an hour without mail within an hour, and
 * leaves most of SES's usual rate (14 a second) to the urgent mails with a code. The next sweep continues.
 */
export const maxDueRows = 30;

export const findDue =
  ({ client, tableName }: Table) =>
  async (shard: string, before: string): Promise<DueRow[]> => {
    const query = new QueryCommand({
      TableName: tableName,
      IndexName: 'due',
      KeyConditionExpression: 'dueShard = :shard AND dueAt <= :before',
      ExpressionAttributeValues: { ':shard': shard, ':before': before },
      Limit: maxDueRows,
    });
    const { Items = [] } = await client.send(query);
    return Items.map(({ userId, dueAt }) => ({ userId: asUserId(String(userId)), dueAt: String(dueAt) }));
  };

export const deferDue =
  (table: Table) =>
  async ({ userId, dueAt }: DueRow, until: string): Promise<void> => {
    await changeItem(table, {
      key: { userId },
      update: 'SET dueAt = :until',
      // Without this condition, an update would recreate the item of an erased account.
      condition: 'dueAt = :seen',
      values: { ':until': until, ':seen': dueAt },
    });
  };

export const storedAccount: StoredKind<Account> = { kind: 'account', current: 1, shape: accountShape };

/** The account's item, strongly consistent; null if there is none, or if its user is being erased. */
export const findAccount =
  (table: ReadableTable) =>
  async (userId: UserId): Promise<Account | null> => {
    const item = await findItem(table, { userId });
    return item && !item.isErasing ? readItem(storedAccount, item, table.reportUnreadable) : null;
  };

/** The address as typed, and the language, even if the account is being erased. Null if the address was never confirmed. */
export const findReceiver =
  (table: Table) =>
  async (userId: UserId): Promise<Receiver | null> => {
    const { confirmedAt, emailAsTyped, language } = (await findItem(table, { userId })) ?? {};
    if (typeof confirmedAt !== 'string' || typeof emailAsTyped !== 'string') return null;
    return { to: emailAsTyped, language: languageFrom(language) };
  };

/** The next account, or null to leave it unchanged. Called again after a concurrent write. */
export type ChangeAccount = (account: Account) => Account | null;

/** More concurrent writers than this is a fault; each attempt costs a read and a write. */
const contention = { maxTries: 10 };

/**
 * Applies `change` to the account's latest state and returns the new state; null if there is no such account. No
 * concurrent change is lost.
 */
export const changeAccount =
  (table: ReadableTable) =>
  async (userId: UserId, change: ChangeAccount): Promise<Account | null> => {
    const find = findAccount(table);
    const ending = await retryContended(async () => {
      const account = await find(userId);
      if (!account) return null;
      const next = change(account);
      if (next === null) return account;
      const written = { ...next, revision: account.revision + 1 };
      return (await put(table, written, account.revision)) ? written : 'contended';
    }, contention);
    if (ending === 'contended') throw new AccountContended();
    return ending;
  };

/** Makes the account's item unless it exists. Returns the existing or the new one; null for an erased user. */
export const createAccountItem =
  (table: ReadableTable, tombstones: Tombstones) =>
  async (account: Account): Promise<Account | null> => {
    const ending = await putNew(table, itemOf(account), notErased(tombstones, account.userId));
    if (ending === 'refused') return null;
    return ending === 'written' ? account : findAccount(table)(account.userId);
  };

class AccountContended extends Error {
  override name = accountContended;
}

/** The item with its keys in the index of due accounts. */
const itemOf = (account: Account) => ({
  schema: storedAccount.current,
  ...account,
  dueShard: dueShardOf(account.userId),
  dueAt: dueAt(account),
});

/**
 * Writes the item if its revision is still `seen`. The SDK retries a write whose response was lost. If the first attempt was
 * stored, the retry fails the condition, but the item has this write's id, so it counts as written. Otherwise a right code, for
 * example, would be called wrong because it had just been used.
 */
const put = async ({ client, tableName }: Table, account: Account, seen: number): Promise<boolean> => {
  const writeId = randomUUID();
  const command = new PutCommand({
    TableName: tableName,
    Item: { ...itemOf(account), writeId },
    ConditionExpression: 'revision = :seen',
    ExpressionAttributeValues: { ':seen': seen },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    await client.send(command);
    return true;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return failure.Item?.writeId?.S === writeId;
    // A submission of this user is being stored right now, and its transaction checks this item.
    if (failure instanceof TransactionConflictException) return false;
    throw failure;
  }
};
