import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addUserId as preTokenGeneration } from '#functions/accounts/sign-in/pre-token-generation.ts';
import { openWorker, type Worker } from '#functions/edge/worker.ts';
import { endpoints } from '#functions/endpoints.ts';
import { serveEndpoints } from '#functions/serve-endpoints.ts';
import { workers } from '#functions/workers.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import { featureTableNames, tableVariable } from '#shared/features/tables.ts';
import { event } from '#tests/unit/functions/fakes.ts';

beforeAll(() => {
  const tables = [
    'ACCOUNTS_TABLE',
    'ERASED_TABLE',
    'LIMITS_TABLE',
    ...featureTableNames.map(tableVariable),
    'SUBMISSIONS_TABLE',
    'RESULTS_TABLE',
  ];
  for (const name of [
    ...tables,
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'SERVER_KEY',
    'SESSION_KEYS',
    'SIGNING_KEY',
    'SIGNING_KEYS',
    'RESULT_QUEUE_URL',
    'EFFECT_QUEUE_URL',
    'ACCOUNT_QUEUE_URL',
    'PROBE_KEY',
    'SITE_URL',
    'USER_BACKUPS_BUCKET',
  ])
    vi.stubEnv(name, 'not-asked');
  vi.stubEnv('RESULT_WORKERS', '10');
  vi.stubEnv('EFFECT_WORKERS', '10');
  vi.stubEnv('WAITING_SHARDS', '4');
  vi.stubEnv('UNUSED_ACCOUNT_MONTHS', '36');
  vi.stubEnv('UNUSED_ACCOUNTS_PER_DAY', '200');
  vi.stubEnv('TOKEN_ISSUER', 'http://127.0.0.1:9');
  vi.stubEnv('AWS_REGION', 'eu-west-1');
});
afterAll(() => vi.unstubAllEnvs());

/** This route takes no input that could be wrong, so it calls KMS at once. */
const takesNothing: RouteName = 'getSigningKeys';

test.each(routeNames.filter((name) => name !== takesNothing))(
  '%s requires a token or our own site if and only if its route says so, before it calls anything',
  async (name) => {
    const { method, path, auth } = endpoints[name].route;
    const sent = event({ rawBody: 'no JSON', headers: { authorization: '' } });
    const response = await serveEndpoints([endpoints[name]])({ ...sent, routeKey: `${method} ${path}` });
    const status = { public: 400, 'own-site': 403, 'signed-in': 401 };
    expect(response.statusCode).toBe(status[auth]);
  },
);

test.each<[string, Worker]>(Object.entries(workers))('%s starts with what its environment names', async (_, worker) => {
  expect(await openWorker(worker)).toBeTypeOf('function');
});

test('a worker without the name of its queue does not start', async () => {
  vi.stubEnv('RESULT_QUEUE_URL', '');
  await expect(openWorker(workers.generateResults)).rejects.toThrow('RESULT_QUEUE_URL');
  vi.stubEnv('RESULT_QUEUE_URL', 'not-asked');
});

test('the token trigger adds the claim userId, which is the id of the account', async () => {
  const asked = { request: { userAttributes: { sub: 'user-1', email: 'ada@example.com' } }, response: {} };
  const answer = await preTokenGeneration(asked as never, {} as never, () => {});
  expect(answer).toMatchObject({
    response: { claimsOverrideDetails: { claimsToAddOrOverride: { userId: 'user-1' } } },
  });
});

test('the token trigger refuses to create a token without a user', async () => {
  const asked = { request: { userAttributes: {} }, response: {} };
  await expect(preTokenGeneration(asked as never, {} as never, () => {})).rejects.toThrow('a user without');
});
