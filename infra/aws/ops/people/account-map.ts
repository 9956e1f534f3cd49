import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import type { BackupBucket } from '#functions/adapters/user-backups.ts';

// Which id a person had before a restore of the users. Ids and nothing else. It goes with the backups after 35 days, when the
// last mark of somebody erased under a former id is gone too.

/** Former id → new id. */
export type AccountMap = Map<string, string>;

const folder = 'maps/';
const keyOf = (restore: string): string => `${folder}${restore}.json`;
const mapSchema = z.array(z.tuple([z.string(), z.string()]));

/** `restore`: the word of the restored tables. Null: that restore has not made all users yet. */
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

/** Of each person whose id a restore has changed in these weeks: the former ids, by the new one. */
export async function formerIdsIn(bucket: BackupBucket): Promise<Map<string, string[]>> {
  const former = new Map<string, string[]>();
  for (const key of await listKeys(bucket))
    for (const [was, is] of await readMap(bucket, key)) former.set(is, [...(former.get(is) ?? []), was]);
  return former;
}

async function listKeys({ client, bucket }: BackupBucket): Promise<string[]> {
  // A map for each restore: one page has a thousand.
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder }));
  return Contents.map(({ Key = '' }) => Key);
}

async function readMap({ client, bucket }: BackupBucket, key: string): Promise<AccountMap> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  return new Map(mapSchema.parse(JSON.parse((await Body?.transformToString()) ?? '')));
}
