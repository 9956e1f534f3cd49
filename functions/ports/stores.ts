import { featurePlaces, personStores } from '#functions/adapters/person-stores.ts';
import { enqueueAccountJob, queueAt } from '#functions/adapters/queues.ts';
import { serverKey } from '#functions/adapters/secret-keys.ts';
import { createDocumentClient, reportUnreadable } from '#functions/adapters/stored-item.ts';
import { createIdentityClient } from '#functions/adapters/users.ts';
import { requireCount, requireEnv, requireTable } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import type { Rights } from '#functions/edge/rights.ts';
import { featureTableNames } from '#shared/features/tables.ts';

// The resources behind the ports and the workers: tables, the user pool and queues, as named by the environment.

/** Makes a value on first use, once in a process: clients keep their connections. */
/* @__NO_SIDE_EFFECTS__ */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const documents = once(() => createDocumentClient());
export const readableTable = () => ({
  client: documents(),
  reportUnreadable: reportUnreadable(createLog(), createMeasure()),
});
export const accounts = () => ({ ...readableTable(), tableName: requireEnv('ACCOUNTS_TABLE') });
export const submissions = () => ({ ...readableTable(), tableName: requireEnv('SUBMISSIONS_TABLE') });
export const shardedSubmissions = () => ({ ...submissions(), shards: requireCount('WAITING_SHARDS') });
export const results = () => ({ ...readableTable(), tableName: requireEnv('RESULTS_TABLE') });
export const limits = () => ({ client: documents(), tableName: requireEnv('LIMITS_TABLE') });
export const tombstones = () => ({
  client: documents(),
  tableName: requireEnv('ERASED_TABLE'),
  serverKey: serverKey(),
});
export const identity = once(() => createIdentityClient());
export const userPool = () => ({
  client: identity(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
});
export const accountJobs = () => enqueueAccountJob(queueAt(requireEnv('ACCOUNT_QUEUE_URL')));

export const clock = () => new Date();

/** Every store of personal data. */
export const personalData = () =>
  personStores({
    client: documents(),
    accountsTable: requireEnv('ACCOUNTS_TABLE'),
    submissionsTable: requireEnv('SUBMISSIONS_TABLE'),
    resultsTable: requireEnv('RESULTS_TABLE'),
    ...featurePlaces(requireTable),
    limitsTable: requireEnv('LIMITS_TABLE'),
    userPool: { client: identity(), userPoolId: requireEnv('USER_POOL_ID') },
    serverKey: serverKey(),
    now: clock,
  });

/** These rights, and these actions on each table of a feature. Mark the call as pure, as with `rightsOf`. */
export const withFeatureTables = (rights: Rights, actions: NonNullable<Rights['accounts']>): Rights => ({
  ...rights,
  ...Object.fromEntries(featureTableNames.map((name) => [name, actions])),
});
