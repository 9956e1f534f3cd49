import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import type { Backup, UserPage } from '#functions/accounts/back-up-users.ts';
import { userIdText } from '#shared/contract/schemas/id-schemas.ts';

/** The backup bucket. S3 encrypts each object with the bucket's key. */
export type BackupBucket = { client: S3Client; bucket: string };

/** No user waits for it. A part of 7 MB takes a second. */
export const createBackupClient = (): S3Client =>
  new S3Client({
    requestHandler: { connectionTimeout: 3000, requestTimeout: 60_000, throwOnRequestTimeout: true },
    maxAttempts: 4,
  });

// `users/2026-11-22T01-00-00.000Z/00001.json`: names sort by time and by part.
const folder = 'users/';
const keyOf = (name: string, part: number): string => `${folder}${name}/${String(part).padStart(5, '0')}.json`;

const partSchema = z.object({
  users: z.array(
    z.object({
      userId: userIdText,
      email: z.string(),
      isVerified: z.boolean(),
      status: z.string(),
      createdAt: z.string(),
    }),
  ),
  next: z.nullable(z.string()),
});

/** All backups that began after this instant, oldest first. */
export const listBackups =
  ({ client, bucket: Bucket }: BackupBucket) =>
  async (since: Date): Promise<Backup[]> => {
    const parts = new Map<string, number>();
    const StartAfter = `${folder}${since.toISOString().replaceAll(':', '-')}`;
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: folder, StartAfter }))
      for (const { Key = '' } of Contents) {
        const [, name = '', part = ''] = Key.split('/');
        parts.set(name, Math.max(parts.get(name) ?? 0, Number.parseInt(part, 10)));
      }
    return [...parts].map(([name, count]) => ({ name, parts: count }));
  };

export const readBackupPart =
  ({ client, bucket: Bucket }: BackupBucket) =>
  async (name: string, part: number): Promise<UserPage> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name, part) }));
    return partSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''));
  };

export const saveBackupPart =
  ({ client, bucket: Bucket }: BackupBucket) =>
  async (name: string, part: number, content: UserPage): Promise<void> => {
    const Body = JSON.stringify(content);
    await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name, part), Body, ContentType: 'application/json' }));
  };
