import { backUpUsers, backUpUsersWorker } from '#functions/accounts/back-up-users.ts';
import * as backups from '#functions/adapters/user-backups.ts';
import * as users from '#functions/adapters/users.ts';
import { requireEnv } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { workerOf } from '#functions/edge/worker.ts';
import { log, measure, now } from '#functions/ports/base-ports.ts';
import { identity } from '#functions/ports/stores.ts';
import { pause } from '#functions/ports/worker-ports.ts';

const listUsers = {
  rights: { userPool: ['ListUsers'] },
  open: () => users.listUsers({ client: identity(), userPoolId: requireEnv('USER_POOL_ID') }),
} satisfies Port;

const bucket = {
  rights: { userBackups: ['GetObject', 'PutObject', 'ListBucket'] },
  open: () => ({ client: backups.createBackupClient(), bucket: requireEnv('USER_BACKUPS_BUCKET') }),
} satisfies Port;

/** The time reserved for writing the last part. */
const marginMs = 60_000;

export const backUpUsersEntry = workerOf(
  backUpUsersWorker,
  { listUsers, bucket, pause, now, log, measure },
  ({ bucket, ...deps }) => {
    const list = backups.listBackups(bucket);
    const backUp = backUpUsers({
      ...deps,
      findLast: async (since) => (await list(since)).at(-1) ?? null,
      readPart: backups.readBackupPart(bucket),
      savePart: backups.saveBackupPart(bucket),
    });
    return async (_: unknown, clock: { getRemainingTimeInMillis: () => number }): Promise<void> =>
      backUp(() => clock.getRemainingTimeInMillis() < marginMs);
  },
);
