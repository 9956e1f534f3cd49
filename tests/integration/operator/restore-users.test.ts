import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { UserPage } from '#functions/accounts/back-up-users.ts';
import { rowsOfPerson } from '#functions/accounts/erasure.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import {
  createAccount,
  createIdentityClient,
  findUserId,
  listUsers,
  setPermanentPassword,
  setVerifiedEmail,
  signIn,
  type UserPool,
} from '#functions/adapters/users.ts';
import { openWorker } from '#functions/edge/worker.ts';
import { backUpUsersEntry } from '#functions/entry/back-up-users.ts';
import { erase } from '#infra/aws/ops/people/erase.ts';
import { restore } from '#infra/aws/ops/people/restore.ts';
import { restorableTables, restoredName, restoredWordOf } from '#infra/aws/stages/stage-schema.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { featureItems } from '#tests/features/api.ts';
import { startRecoveryPoints, startTwoPools } from '#tests/support/operator-stand-ins.ts';
import { startOperatorWorld } from '#tests/support/operator-world.ts';

const world = await startOperatorWorld();
const at = new Date(Math.floor(world.now().getTime() / 1000) * 1000 - 1000);
const typed = `--stage dev --at ${at.toISOString().replace('.000Z', 'Z')} --users`;
const word = restoredWordOf(at);
const recovery = await startRecoveryPoints(world.dynamoDbEndpoint, 'dev', word);
const { userPoolId } = world.places.userPool;
const pools = await startTwoPools(String(process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER), userPoolId);
const stages = mkdtempSync(join(tmpdir(), 'longevity-stages-'));

const write = (settings: object) => writeFileSync(join(stages, 'dev.json'), JSON.stringify(settings));
const settings = () => JSON.parse(readFileSync(join(stages, 'dev.json'), 'utf8'));

beforeAll(() => {
  vi.stubEnv('STAGES_FOLDER', stages);
  vi.stubEnv('USER_BACKUPS_BUCKET', world.outputs.UserBackupsBucket);
  world.server.mount('/dynamodb', recovery.answer);
  world.server.mount('/cognito', pools.answer);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `${world.server.origin}/dynamodb`);
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `${world.server.origin}/cognito`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await pools.stop();
  await recovery.stop();
  await world.stop();
});

const oldPool = () => ({
  client: createIdentityClient(),
  userPoolId,
  clientId: String(process.env.USER_POOL_CLIENT_ID),
});
const newPool = () => ({
  client: createIdentityClient(),
  userPoolId: pools.next.poolId,
  clientId: pools.next.clientId,
});

/** A user with a login, a confirmed address and a quiz. */
const somebody = async (name: string) => {
  const [email, pool] = [`${name}@example.com`, oldPool()];
  await createAccount(pool)({ email, password: 'correct horse battery', firstName: 'Ada', lastName: '' });
  const userId = asUserId(String(await findUserId(pool)(email)));
  await setVerifiedEmail(pool)(userId, email);
  await world.accept({ userId, email });
  return { userId, email };
};

const restoredPlaces = () => ({
  ...world.places,
  client: createDocumentClient(),
  userPool: newPool(),
  ...Object.fromEntries(restorableTables.map((table) => [`${table}Table`, restoredName('dev', table, word)])),
});
const rowsOf = (userId: UserId) => rowsOfPerson(personStores(restoredPlaces()), userId);
/** A registration that stopped half-way: nothing in any table. */
const makeUnfinished = (pool: Pick<UserPool, 'client' | 'userPoolId'>, email: string) =>
  pool.client.send(
    new AdminCreateUserCommand({
      UserPoolId: pool.userPoolId,
      Username: email,
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );
const inNewPool = async () => {
  const page = await listUsers(newPool())(null);
  return page === 'over' ? [] : page.users;
};

test('every user has one login in the next pool, with all their data; erased users have none', async () => {
  const [ada, erased, later] = [await somebody('ada'), await somebody('erased'), await somebody('later')];
  await makeUnfinished(oldPool(), 'half-way@example.org');
  await world.drain();
  const moves = await Promise.all(featureItems.map((leave) => leave(world.places, ada.userId)));
  const handler = await openWorker(backUpUsersEntry);
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await handler({}, { getRemainingTimeInMillis: () => 600_000 });
  expect(printed.mock.calls.join()).toContain('"users backed up"');
  expect(printed.mock.calls.join()).not.toContain(ada.email);
  printed.mockRestore();
  expect([...world.objects.keys()]).toEqual([expect.stringMatching(/^user-backups\/users\/\S+\/00001\.json$/)]);
  await recovery.backUp();
  await world.type(erase, `--stage dev ${erased.userId} --confirm ${erased.userId}`);
  pools.lose();

  // Nothing begins before the next pool is there.
  write({ sender: 'results@example.com' });
  await expect(world.type(restore, typed)).rejects.toThrow(/Set "nextUserPool": true in stages\/dev\.json/);
  write({ sender: 'results@example.com', nextUserPool: true });
  world.outputs.NextUserPoolId = pools.next.poolId;
  expect(await world.type(restore, `${typed} --dry-run`)).toMatch(
    /A login in the pool next_pool .*\(4\)\.\n.*\nNothing/s,
  );
  expect([recovery.asked, await inNewPool()]).toEqual([[], []]);

  // It stops in the middle of making users, and is run again.
  pools.breakAfter(1);
  await expect(world.type(restore, typed, 'longevity-dev')).rejects.toThrow(/down/);
  pools.breakAfter(Number.POSITIVE_INFINITY);
  const said = await world.type(restore, typed, 'longevity-dev');
  expect(said).toMatch(/erased since: 0 users[\s\S]*all their data under its id: 3\./);
  expect(settings()).toEqual({ sender: 'results@example.com', restoredTables: word, userPoolGeneration: 2 });
  const emails = (await inNewPool()).map(({ email }) => email);
  expect(emails.toSorted()).toEqual([ada.email, 'half-way@example.org', later.email]);

  // A second run changes nothing: no user is created twice, and no id changes again.
  const before = await inNewPool();
  write({ sender: 'results@example.com', nextUserPool: true });
  await world.type(restore, typed, 'longevity-dev');
  expect(await inNewPool()).toEqual(before);

  // Ada chooses a new password, as by 'Trouble logging in?', and finds everything under her new id.
  const newId = asUserId(String(await findUserId(newPool())(ada.email)));
  expect(newId).not.toBe(ada.userId);
  expect(await rowsOf(newId)).toMatchObject({
    accounts: [{ email: ada.email, sessions: [] }],
    submissions: [{}],
    results: [{}],
  });
  // Counters of a day, under keyed hashes, stay for that day.
  const { limits: _, ...left } = await rowsOf(ada.userId);
  expect(Object.values(left).flat()).toEqual([]);
  for (const expectMoved of moves) await expectMoved(restoredPlaces(), newId);
  await setPermanentPassword(newPool())({ email: ada.email, password: 'another horse battery' });
  expect(await signIn(newPool())({ email: ada.email, password: 'another horse battery' })).toMatchObject({
    userId: newId,
  });

  // A user is erased under the former id, before the switch. The map has the new id.
  for (const table of restorableTables)
    world.outputs[`${table[0]?.toUpperCase()}${table.slice(1)}TableName`] = restoredName('dev', table, word);
  const laterId = asUserId(String(await findUserId(newPool())(later.email)));
  await beginErasing(world.tombstones, world.places.accountsTable, world.now)(later.userId);
  world.outputs.UserPoolId = pools.next.poolId;
  expect(await world.type(erase, '--stage dev --again')).toMatch(/Erased again: 1 users/);
  expect(Object.values(await rowsOf(laterId)).flat()).toEqual([]);
  expect(await findUserId(newPool())(later.email)).toBeNull();
});

test('the list of users is read page by page to its end', async () => {
  for (let count = 0; count < 61; count += 1) await makeUnfinished(newPool(), `${count}@example.org`);
  const found: string[] = [];
  let next: string | null = null;
  do {
    const page: UserPage | 'over' = await listUsers(newPool())(next);
    if (page === 'over') throw new Error('The list has lost its place.');
    found.push(...page.users.map(({ email }) => email));
    next = page.next;
  } while (next !== null);
  expect(found.filter((email) => /^\d+@example\.org$/.test(email))).toHaveLength(61);
  expect(new Set(found).size).toBe(found.length);
  expect(await listUsers(newPool())('a place that nobody knows')).toBe('over');
});
