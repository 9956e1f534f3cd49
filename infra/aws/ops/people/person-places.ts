import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { erasePerson } from '#functions/accounts/erasure.ts';
import { featurePlaces, type PersonPlaces, personStores } from '#functions/adapters/person-stores.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import type { BackupBucket } from '#functions/adapters/user-backups.ts';
import { createIdentityClient, describeUser } from '#functions/adapters/users.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type Command, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { outputOfTable } from '#infra/facts/table-keys.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { userIdText } from '#shared/contract/schemas/id-schemas.ts';

// The ids that users had before a restore. Contains only ids. It expires with the backups after 35 days, when the last mark of
// a user erased under a former id has expired too.

/** Former id → new id. */
export type AccountMap = Map<UserId, UserId>;

const folder = 'maps/';
const keyOf = (restore: string): string => `${folder}${restore}.json`;
const mapSchema = z.array(z.tuple([userIdText, userIdText]));

/** `restore` is the restored tables' suffix. Null if that restore has not created all logins yet. */
export async function readAccountMap(bucket: BackupBucket, restore: string): Promise<AccountMap | null> {
  return (await listKeys(bucket)).includes(keyOf(restore)) ? readMap(bucket, keyOf(restore)) : null;
}

export async function saveAccountMap(
  { client, bucket }: BackupBucket,
  restore: string,
  map: AccountMap,
): Promise<void> {
  const Body = JSON.stringify([...map]);
  await client.send(
    new PutObjectCommand({ Bucket: bucket, Key: keyOf(restore), Body, ContentType: 'application/json' }),
  );
}

/** The former ids of each user whose id a restore has changed in these weeks, by the new id. */
export async function formerIdsIn(bucket: BackupBucket): Promise<Map<UserId, UserId[]>> {
  const former = new Map<UserId, UserId[]>();
  for (const key of await listKeys(bucket))
    for (const [was, is] of await readMap(bucket, key)) former.set(is, [...(former.get(is) ?? []), was]);
  return former;
}

async function listKeys({ client, bucket }: BackupBucket): Promise<string[]> {
  // One map for each restore: one page holds a thousand.
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder }));
  return Contents.map(({ Key = '' }) => Key);
}

async function readMap({ client, bucket }: BackupBucket, key: string): Promise<AccountMap> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  return new Map(mapSchema.parse(JSON.parse((await Body?.transformToString()) ?? '')));
}

/** The user as typed, by address or by id. */
export function requirePerson(operand: string, { examples }: Command): string {
  if (operand) return operand;
  throw new UsageError(`Name the user, by address or id: ${examples[0]}`);
}

/** Where a stage stores personal data, from the outputs of its last deployment. */
export async function placesOf(stage: string): Promise<ErasingPlaces & { site: string; place: string }> {
  const { place, get: output } = await readOutputs(stage);
  const get = new GetSecretValueCommand({ SecretId: output('ServerKeyArn') });
  const { SecretString: serverKey } = await new SecretsManagerClient({}).send(get);
  if (!serverKey) throw new Error(`The server key of the stage ${stage} has no value.`);
  return {
    client: createDocumentClient(),
    accountsTable: output('AccountsTableName'),
    submissionsTable: output('SubmissionsTableName'),
    resultsTable: output('ResultsTableName'),
    ...featurePlaces((name) => output(outputOfTable(name))),
    erasedTable: output('ErasedTableName'),
    limitsTable: output('LimitsTableName'),
    userPool: { client: createIdentityClient(), userPoolId: output('UserPoolId') },
    serverKey,
    now: () => new Date(),
    site: output('SiteAddress'),
    place,
  };
}

/** The id of a user who is named by address. An id is returned unchanged, even if Cognito no longer knows it. */
export async function userIdOf({ userPool }: Pick<PersonPlaces, 'userPool'>, person: string): Promise<UserId> {
  if (!person.includes('@')) return asUserId(person);
  const user = await describeUser(userPool)(person.trim().toLowerCase());
  if (typeof user?.sub === 'string') return asUserId(user.sub);
  throw new Error(
    'No user has this address. A user whose login is already gone can be named by the id of the account.',
  );
}

const retryMs = 5000;
/** A worker's lease has expired by then. */
const maxTries = Math.ceil((2 * pipelineLimits.leaseSeconds * 1000) / retryMs);

/** Every store of personal data, and the marks of erased users, which stay. */
export type ErasingPlaces = PersonPlaces & { erasedTable: string };

export type Pause = (milliseconds: number) => Promise<unknown>;

/** Erases a user, and waits for workers' leases. `pause` waits between two attempts. */
export async function eraseFrom(places: ErasingPlaces, userId: UserId, pause: Pause): Promise<void> {
  const { client, accountsTable, erasedTable: tableName, serverKey, now } = places;
  const erase = erasePerson({
    stores: personStores(places),
    beginErasing: beginErasing({ client, tableName, serverKey }, accountsTable, now),
  });
  for (let tries = 1; (await erase(userId)) === 'busy'; tries += 1) {
    if (tries === maxTries) throw new Error('A worker is still busy with this user. Run the same command again.');
    await pause(retryMs);
  }
}
