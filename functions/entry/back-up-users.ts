import { setTimeout as sleep } from 'node:timers/promises';
import { backUpUsers } from '#functions/accounts/back-up-users.ts';
import { createBackupClient, listBackups, readBackupPart, saveBackupPart } from '#functions/adapters/user-backups.ts';
import { createIdentityClient, listUsers } from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';

const bucket = { client: createBackupClient(), bucket: requireEnv('USER_BACKUPS_BUCKET') };

const list = listBackups(bucket);
const backUp = backUpUsers({
  listUsers: listUsers({ client: createIdentityClient(), userPoolId: requireEnv('USER_POOL_ID') }),
  findLast: async (since) => (await list(since)).at(-1) ?? null,
  readPart: readBackupPart(bucket),
  savePart: saveBackupPart(bucket),
  pause: (milliseconds) => sleep(milliseconds),
  now: () => new Date(),
  log: createLog(),
  measure: createMeasure(),
});

/** The time reserved for writing the last part. */
const marginMs = 60_000;

export const handler = async (_: unknown, clock: { getRemainingTimeInMillis: () => number }): Promise<void> =>
  backUp(() => clock.getRemainingTimeInMillis() < marginMs);
