import { accountQueue, enqueueAccountJob } from '#functions/adapters/queues.ts';
import { createDocumentClient, reportUnreadable } from '#functions/adapters/stored-item.ts';
import { createMeasure } from '#functions/edge/log.ts';
import { createIdentityClient } from '../adapters/users.ts';
import { requireEnv } from '../edge/env.ts';
import { createLog } from '../edge/log.ts';

// The resources behind the ports: tables, the user pool and queues, as named by the environment.

/** Makes a value on first use, once in a process: clients keep their connections. */
/* @__NO_SIDE_EFFECTS__ */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const documents = /* @__PURE__ */ once(() => createDocumentClient());
const readableTable = () => ({
  client: documents(),
  reportUnreadable: reportUnreadable(createLog(), createMeasure()),
});
export const accounts = () => ({ ...readableTable(), tableName: requireEnv('ACCOUNTS_TABLE') });
export const submissions = () => ({ ...readableTable(), tableName: requireEnv('SUBMISSIONS_TABLE') });
export const results = () => ({ ...readableTable(), tableName: requireEnv('RESULTS_TABLE') });
export const links = () => ({ ...readableTable(), tableName: requireEnv('LINKS_TABLE') });
export const limits = () => ({ client: documents(), tableName: requireEnv('LIMITS_TABLE') });
export const tombstones = () => ({ client: documents(), tableName: requireEnv('ERASED_TABLE'), serverKey: secret() });
export const secret = () => requireEnv('SERVER_KEY');
export const identity = /* @__PURE__ */ once(() => createIdentityClient());
export const userPool = () => ({
  client: identity(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
});
export const accountJobs = /* @__PURE__ */ once(() => enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL'))));

export const clock = () => new Date();
