import { randomBytes } from 'node:crypto';
import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteCommand, GetCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { BackedUpUser } from '#functions/accounts/back-up-users.ts';
import { deleteItemsOfPerson, itemsOfPerson, type PersonTable } from '#functions/adapters/person-rows.ts';
import { type FeatureTableOf, featureTablesIn, type PersonPlaces } from '#functions/adapters/person-stores.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import {
  type BackupBucket,
  createBackupClient,
  listBackups,
  readBackupPart,
} from '#functions/adapters/user-backups.ts';
import { findUserId, isNamed } from '#functions/adapters/users.ts';
import type { Call } from '#infra/aws/ops/command.ts';
import type { StageOutputs } from '#infra/aws/ops/deployed-stack.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { type AccountMap, type ErasingPlaces, readAccountMap, saveAccountMap } from './person-places.ts';

/** The backup and the target pool of `npm run ops -- restore --users`. */
type UsersToRestore = {
  nextPoolId: string;
  backup: string;
  users: readonly BackedUpUser[];
  bucket: BackupBucket;
};

/** Reads the newest complete backup. Throws a sentence if anything is missing, before anything has started. */
export async function usersToRestore(
  { stage, sender, nextUserPool }: Config,
  outputs: StageOutputs,
  now: Date,
): Promise<UsersToRestore> {
  const nextPoolId = outputs.find('NextUserPoolId');
  if (!nextPoolId || !nextUserPool)
    throw new Error(
      `There is no next user pool. Set "nextUserPool": true in stages/${stage}.json, and run: npm run ops -- deploy --stage ${stage}`,
    );
  if (!sender) throw new Error('Without mail (the setting sender) no user could choose a new password.');
  const bucket = { client: createBackupClient(), bucket: outputs.get('UserBackupsBucket') };
  const read = readBackupPart(bucket);
  const backups = await listBackups(bucket)(new Date(now.getTime() - lifetimes.backupDays * 24 * 3600 * 1000));
  for (const { name, parts } of backups.toReversed()) {
    const users: BackedUpUser[] = [];
    let isComplete = false;
    for (let part = 1; part <= parts; part += 1) {
      const content = await read(name, part);
      users.push(...content.users);
      isComplete = content.next === null;
    }
    if (isComplete) return { nextPoolId, backup: name, users, bucket };
  }
  throw new Error(`There is no complete backup of the users in ${bucket.bucket}.`);
}

/**
 * Creates a login for every user in the next pool, and moves their data to the new id. The map is saved in between.
 * Once it exists, all logins are created, and an interrupted run resumes with the moves.
 */
export async function restoreUsers(
  places: ErasingPlaces,
  { users, bucket }: UsersToRestore,
  restore: string,
  call: Call,
): Promise<void> {
  let map = await readAccountMap(bucket, restore);
  if (!map) {
    map = await makeUsers(places, users, call);
    await saveAccountMap(bucket, restore, map);
  }
  await movePeople(places, map);
  call.print(`Users who have a login in the new pool, with all their data under its id: ${map.size}.`);
}

async function addressesIn({ client, accountsTable: TableName }: ErasingPlaces): Promise<AccountAddress[]> {
  const found: AccountAddress[] = [];
  const scan = { TableName, ProjectionExpression: 'userId, email, confirmedAt', ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client }, scan))
    for (const { userId, email, confirmedAt } of Items)
      found.push({
        userId: asUserId(String(userId)),
        email: String(email),
        isConfirmed: typeof confirmedAt === 'string',
      });
  return found;
}

/** A user who gets a new login. `userId` is the former id, under which their data is stored. */
type FormerUser = { userId: UserId; email: string; isVerified: boolean };

/**
 * The login's address from the account's item. It is newer than the backup, because the address may have changed since.
 */
type AccountAddress = { userId: UserId; email: string; isConfirmed: boolean };

/** The SES mailbox that the probe uses. The probe creates its accounts itself, with a password that it knows. */
const ofProbe = /@simulator\.amazonses\.com$/;

/**
 * Every user who had a login: those in the accounts table, by the address there, and those in the backup alone (registrations
 * that stopped half-way). If two claim one address, the one in the accounts table gets it; `leftOut` are the others, who cannot
 * have a login under it.
 */
export function formerUsers(
  backup: readonly BackedUpUser[],
  accounts: readonly AccountAddress[],
): { users: FormerUser[]; leftOut: string[] } {
  const known = new Set(accounts.map(({ userId }) => userId));
  const claims = [
    ...accounts.map(({ userId, email, isConfirmed }) => ({ userId, email, isVerified: isConfirmed })),
    ...backup.filter(({ userId }) => !known.has(userId)),
  ];
  const taken = new Set<string>();
  const users: FormerUser[] = [];
  const leftOut: string[] = [];
  for (const { userId, email: typed, isVerified } of claims) {
    const email = typed.toLowerCase();
    if (ofProbe.test(email)) continue;
    if (taken.has(email) || !email.includes('@')) leftOut.push(userId);
    else users.push({ userId, email, isVerified });
    taken.add(email);
  }
  return { users, leftOut };
}

/** Cognito creates at most 50 users a second, for all callers together. */
const gapMs = 50;

/**
 * Creates a login for each user in the pool, with a random password. Users choose a new one by 'Trouble logging in?',
 * which mails them a code. Users who were erased since the backup get none. No function uses this pool yet, so a user
 * who already has a login there got it from an earlier run, and no user gets two.
 */
async function makeUsers(
  places: ErasingPlaces,
  backup: readonly BackedUpUser[],
  { print, pause }: Call,
): Promise<AccountMap> {
  const { client, erasedTable: tableName, serverKey, userPool } = places;
  const isMarked = isErased({ client, tableName, serverKey });
  const { users, leftOut } = formerUsers(backup, await addressesIn(places));
  for (const userId of leftOut)
    print(`No login for ${userId}: another account has the same address, or there is no address. The data stays.`);
  const map: AccountMap = new Map();
  for (const user of users) {
    if (await isMarked(user.userId)) continue;
    map.set(user.userId, await makeUser(userPool, user));
    await pause(gapMs);
  }
  return map;
}

const makeUser = async (userPool: PersonPlaces['userPool'], { email, isVerified }: FormerUser): Promise<UserId> => {
  const command = new AdminCreateUserCommand({
    UserPoolId: userPool.userPoolId,
    Username: email,
    TemporaryPassword: randomBytes(48).toString('base64url'),
    MessageAction: 'SUPPRESS',
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: String(isVerified) },
    ],
  });
  const made = await userPool.client.send(command).catch((error: unknown) => {
    if (!isNamed(error, ['UsernameExistsException', 'AliasExistsException'])) throw error;
  });
  const userId = made
    ? asUserId(made.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? made.User?.Username ?? '')
    : await findUserId(userPool)(email);
  if (userId) return userId;
  throw new Error('Cognito has neither created a user nor has one with this address. Run the same command again.');
};

/** How many users are moved in parallel. */
const atOnce = 10;

/**
 * Moves the data of each user from the former id to the new one. The id is part of every key, so each item is written again and
 * then deleted. For tables that are not in use yet. Safe to repeat and to interrupt: the account's item moves last.
 */
async function movePeople(places: PersonPlaces, map: AccountMap): Promise<void> {
  const moves = [...map].filter(([was, is]) => was !== is);
  for (let start = 0; start < moves.length; start += atOnce)
    await Promise.all(moves.slice(start, start + atOnce).map(([was, is]) => movePerson(places, was, is)));
}

const movePerson = async (places: PersonPlaces, was: UserId, is: UserId): Promise<void> => {
  const { client, submissionsTable, resultsTable } = places;
  await moveItems({ client, tableName: submissionsTable, sortKey: 'runId' }, was, is);
  await moveItems({ client, tableName: resultsTable, sortKey: 'submissionId' }, was, is);
  for (const of of featureTablesIn(places)) {
    await moveOwners(of, was, is);
    await moveItems(of.table, was, is);
  }
  await moveAccount(places, was, is);
};

const moveItems = async (table: PersonTable, was: UserId, is: UserId): Promise<void> => {
  for (const item of await itemsOfPerson(table, was))
    await table.client.send(new PutCommand({ TableName: table.tableName, Item: { ...item, userId: is } }));
  await deleteItemsOfPerson(table, was);
};

/** Moves the items that lead to the user from what is not keyed by the user, such as a link. */
const moveOwners = async ({ store, table }: FeatureTableOf, was: UserId, is: UserId): Promise<void> => {
  const { client, tableName: TableName } = table;
  for (const item of await itemsOfPerson(table, was)) {
    const Key = store.ownerKeyOf(item);
    if (!Key) continue;
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    if (Item) await client.send(new PutCommand({ TableName, Item: { ...Item, owner: is } }));
  }
};

/** Leaves out what only the lost pool could continue: its sessions, and a code that was mailed. */
const moveAccount = async ({ client, accountsTable }: PersonPlaces, was: UserId, is: UserId): Promise<void> => {
  const Key = { userId: was };
  const { Item } = await client.send(new GetCommand({ TableName: accountsTable, Key, ConsistentRead: true }));
  if (!Item) return;
  const moved = { ...Item, userId: is, sessions: [] };
  await client.send(new PutCommand({ TableName: accountsTable, Item: moved }));
  await client.send(new DeleteCommand({ TableName: accountsTable, Key }));
};
