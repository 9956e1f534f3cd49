import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { BackedUpUser } from '#functions/accounts/back-up-users.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import {
  type BackupBucket,
  createBackupClient,
  listBackups,
  readBackupPart,
} from '#functions/adapters/user-backups.ts';
import type { Config } from '#infra/aws/config.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { readAccountMap, saveAccountMap } from './account-map.ts';
import type { Terminal } from './command.ts';
import type { ErasingPlaces } from './erase-from.ts';
import { type AccountAddress, formerUsers } from './former-users.ts';
import { type AccountMap, makeUsers } from './make-users.ts';
import { movePeople } from './move-people.ts';
import type { StageOutputs } from './stage-outputs.ts';

const dayMs = 24 * 3600 * 1000;

/** From what, and into which pool, `npm run restore -- --users` makes logins again. */
export type UsersToRestore = {
  nextPoolId: string;
  backup: string;
  users: readonly BackedUpUser[];
  bucket: BackupBucket;
};

/** Reads the newest complete backup. Throws a sentence when something is missing: before anything is begun. */
export async function usersToRestore(
  { stage, sender, nextUserPool }: Config,
  outputs: StageOutputs,
  now: Date,
): Promise<UsersToRestore> {
  const nextPoolId = outputs.find('NextUserPoolId');
  if (!nextPoolId || !nextUserPool)
    throw new Error(
      `There is no next user pool. Set "nextUserPool": true in stages/${stage}.json, and run: npm run deploy -- --stage ${stage}`,
    );
  if (!sender) throw new Error('Without mail (the setting sender) nobody could choose a new password.');
  const bucket = { client: createBackupClient(), bucket: outputs.get('UserBackupsBucket') };
  const read = readBackupPart(bucket);
  const backups = await listBackups(bucket)(new Date(now.getTime() - lifetimes.backupDays * dayMs));
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
 * Gives everybody a login in the next pool, and moves what is stored of them to the id that it gave. The map is saved between the
 * two: where it is, all logins are made, and a run after a stop goes on with moving.
 */
export async function restoreUsers(
  places: ErasingPlaces,
  { users, bucket }: UsersToRestore,
  restore: string,
  { print, pause }: Terminal,
): Promise<void> {
  const saved = await readAccountMap(bucket, restore);
  const map = saved ?? (await makeAll(places, users, { print, pause }));
  if (!saved) await saveAccountMap(bucket, restore, map);
  await movePeople(places, map);
  print(`People who have a login in the new pool, and everything of theirs under its id: ${map.size}.`);
}

const makeAll = async (
  places: ErasingPlaces,
  backup: readonly BackedUpUser[],
  { print, pause }: Pick<Terminal, 'print' | 'pause'>,
): Promise<AccountMap> => {
  const { client, erasedTable: tableName, serverKey, userPool } = places;
  const { users, leftOut } = formerUsers(backup, await addressesIn(places));
  for (const userId of leftOut)
    print(`No login for ${userId}: another account has the same address, or there is none. What is stored stays.`);
  return makeUsers({ userPool, isErased: isErased({ client, tableName, serverKey }), pause }, users);
};

async function addressesIn({ client, accountsTable: TableName }: ErasingPlaces): Promise<AccountAddress[]> {
  const found: AccountAddress[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const scan = { TableName, ProjectionExpression: 'userId, email, confirmedAt', ConsistentRead: true };
    const page = await client.send(new ScanCommand({ ...scan, ExclusiveStartKey: from }));
    for (const { userId, email, confirmedAt } of page.Items ?? [])
      found.push({ userId: String(userId), email: String(email), isConfirmed: typeof confirmedAt === 'string' });
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}
