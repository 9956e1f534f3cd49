import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Account, accountContended } from '#functions/accounts/account.ts';
import { type DueRow, dueAt, dueShardOf } from '#functions/accounts/reminder/due.ts';
import type { CreateAccountEnding, NewPerson } from '#functions/accounts/sign-in/register.ts';
import { retryContended } from '#functions/edge/contended-write.ts';
import type { Measure } from '#functions/edge/metrics.ts';
import { consentSchema } from '#shared/contract/consent-schema.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { reminderSchema } from '#shared/contract/reminder-schema.ts';
import { unitPreferenceSchema } from '#shared/contract/unit-preference-schema.ts';
import { putWithCheck, type ReportUnreadable, readItem, type StoredKind } from './stored-item.ts';
import { notErased, type Tombstones } from './tombstones.ts';

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

export const deferDue =
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

/** What `accounts.ts` writes today. */
const accountSchema = 1;

const text = z.string();
const id = text.check(z.minLength(1));

const session = z.object({
  id,
  secretHash: z.optional(text),
  previousHash: z.optional(text),
  refreshToken: z.optional(text),
  isRemembered: z.boolean(),
  startedAt: text,
  lastUsedAt: text,
  endsAt: text,
  device: text,
});

const addressProof = z.object({
  id,
  email: text,
  reason: z.enum(['asked', 'registered', 'results', 'new-address', 'corrected']),
  askedBy: z.optional(text),
  isSent: z.boolean(),
  countedAt: text,
  linkUntil: text,
  codeUntil: text,
  wrongCodes: z.int(),
  linkHash: z.optional(text),
  codeHash: z.optional(text),
  declineHash: z.optional(text),
});

const address = { email: text, emailAsTyped: text };

export const storedAccount: StoredKind<Account> = {
  kind: 'account',
  current: accountSchema,
  upgrades: {},
  shape: z.object({
    userId: id,
    revision: z.int(),
    email: text,
    emailAsTyped: text,
    firstName: text,
    lastName: text,
    createdAt: text,
    confirmedAt: z.nullable(text),
    consents: z.array(consentSchema),
    sessions: z.array(session),
    knownDevices: z.array(z.object({ secretHash: text, until: text })),
    proofs: z._default(z.array(addressProof), []),
    pendingAddress: z._default(z.nullable(z.object(address)), null),
    undoAddresses: z._default(z.array(z.object({ ...address, until: text, linkHash: z.optional(text) })), []),
    resetsFrom: text,
    units: z._default(z.nullable(unitPreferenceSchema), null),
    usedOn: text,
    unused: z._default(
      z.nullable(z.object({ toldAt: text, mailId: text, isTaken: z.boolean(), erasesAt: text })),
      null,
    ),
    lookAt: z._default(z.nullable(text), null),
    reminder: z._default(z.nullable(reminderSchema), null),
    declined: z._default(z.nullable(z.object({ at: text, linkHash: text })), null),
  }),
  jsonAttributes: [],
};

type CreateAccount = (person: NewPerson) => Promise<CreateAccountEnding>;

/** Counts each account that a person made, for the alarm about many of them. */
export const countAccounts =
  (create: CreateAccount, measure: Measure, isProbe: (email: string) => boolean): CreateAccount =>
  async (person) => {
    const ending = await create(person);
    if (ending === 'created' && !isProbe(person.email)) measure('Registered');
    return ending;
  };

export type AccountsTable = {
  client: DynamoDBDocumentClient;
  tableName: string;
  reportUnreadable: ReportUnreadable;
};

/** The account's item, as the last write left it; null when there is none, or when its person is being erased. */
export const findAccount =
  ({ client, tableName, reportUnreadable }: AccountsTable) =>
  async (userId: UserId): Promise<Account | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { userId }, ConsistentRead: true });
    const { Item } = await client.send(get);
    return Item && !Item.isErasing ? readItem(storedAccount, Item, reportUnreadable) : null;
  };

/** The next account, or null to leave it as it is. Called again when somebody else has written meanwhile. */
export type ChangeAccount = (account: Account) => Account | null;

/** With so many writers at once something is wrong; each try costs a read and a write. */
const contention = { maxTries: 10 };

/**
 * Changes an account by what `change` makes of its latest state, and answers with the state after it; null when there is
 * no such account. No two changes are lost in each other.
 */
export const changeAccount =
  (table: AccountsTable) =>
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

/** Makes the account's item unless there is one. Answers with the one that is there; null for a person who is erased. */
export const createAccountItem =
  (table: AccountsTable, tombstones: Tombstones) =>
  async (account: Account): Promise<Account | null> => {
    const { client, tableName } = table;
    const put = { TableName: tableName, Item: itemOf(account), ConditionExpression: 'attribute_not_exists(userId)' };
    const check = notErased(tombstones, account.userId);
    const { ending } = await putWithCheck(client, put, check);
    if (ending === 'refused') return null;
    return ending === 'written' ? account : findAccount(table)(account.userId);
  };

class AccountContended extends Error {
  override name = accountContended;
}

/** With its place in the index of what is due. */
const itemOf = (account: Account) => ({
  schema: accountSchema,
  ...account,
  dueShard: dueShardOf(account.userId),
  dueAt: dueAt(account),
});

const put = async ({ client, tableName }: AccountsTable, account: Account, seen: number): Promise<boolean> => {
  const command = new PutCommand({
    TableName: tableName,
    Item: itemOf(account),
    ConditionExpression: 'revision = :seen',
    ExpressionAttributeValues: { ':seen': seen },
  });
  try {
    await client.send(command);
    return true;
  } catch (failure) {
    // A conflict: a submission of this person is being stored in this very moment, and checks this item.
    if (failure instanceof ConditionalCheckFailedException || failure instanceof TransactionConflictException)
      return false;
    throw failure;
  }
};
