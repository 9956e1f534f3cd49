import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Account, newAccount } from '#functions/accounts/account.ts';
import { withMail, withProof } from '#functions/accounts/address/address-proof.ts';
import { closeDeclined } from '#functions/accounts/address/decline-address.ts';
import { withoutAddress } from '#functions/accounts/address/move-address.ts';
import { sweepDue } from '#functions/accounts/due.ts';
import { eraseJob } from '#functions/accounts/handle-account-job.ts';
import { changeAccount, createAccountItem, deferDue, findDue } from '#functions/adapters/accounts.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { beginErasing, isErased } from '#functions/adapters/tombstones.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';

// Accounts that have lost their address, over the real adapters and stand-ins, on a virtual clock.

const world = await startWorld();
afterAll(world.stop);

const day = 24 * 60 * 60;
const { client, accountsTable: tableName } = world.places;
const accounts = { client, tableName, reportUnreadable: () => {} };
const change = changeAccount(accounts);

let jobs: AccountJob[] = [];
beforeEach(() => {
  jobs = [];
});
const sweep = sweepDue({
  findDue: findDue(accounts),
  deferDue: deferDue(accounts),
  enqueue: async (job) => void jobs.push(job),
  now: world.now,
});
const erase = eraseJob({
  stores: personStores(world.places),
  beginErasing: beginErasing(world.tombstones, world.places.accountsTable, world.now),
  watch: { erased: () => {} },
});
const close = (userId: UserId) => closeDeclined({ changeAccount: change, erase, now: world.now }, userId);

let people = 0;
const declinedPerson = async (): Promise<UserId> => {
  people += 1;
  const email = `person-${people}@example.com`;
  const { client: pool, userPoolId: UserPoolId } = world.places.userPool;
  const create = new AdminCreateUserCommand({ UserPoolId, Username: email, TemporaryPassword: 'long enough' });
  const userId = asUserId(String((await pool.send(create)).User?.Username));
  const person = { userId, email, emailAsTyped: email, firstName: '', lastName: '' };
  await createAccountItem(accounts, world.tombstones)(newAccount(person, world.now()));
  await change(userId, (latest) => withoutAddress(latest, 'hash', world.now()));
  return userId;
};
const left = async (userId: string) => JSON.stringify(await world.everything()).includes(userId);

test('an account without another address is erased after 7 days; until then its job is queued once an hour', async () => {
  const userId = await declinedPerson();
  world.pass(7 * day - 60);
  expect(await sweep()).toBe(0);
  world.pass(60);
  expect([await sweep(), await sweep()]).toEqual([1, 0]);
  expect(jobs).toEqual([{ kind: 'due', userId }]);
  world.pass(60 * 60);
  expect(await sweep()).toBe(1);
  await close(userId);
  // The queue delivers twice at times.
  await close(userId);
  expect([await left(userId), await isErased(world.tombstones)(userId)]).toEqual([false, true]);
  world.pass(2 * 60 * 60);
  expect(await sweep()).toBe(0);
});

test('an account that gets another address in time stays, also when its job is already running', async () => {
  const userId = await declinedPerson();
  world.pass(7 * day);
  expect(await sweep()).toBe(1);
  await change(userId, (latest) => ({ ...latest, email: 'new@example.com', declined: null }));
  await close(userId);
  world.pass(2 * 60 * 60);
  expect([await sweep(), await left(userId)]).toEqual([0, true]);
});

test('an account waits while a mailed link can still prove another address', async () => {
  const userId = await declinedPerson();
  world.pass(7 * day - 60);
  const address = { email: 'next@example.com', emailAsTyped: 'next@example.com' };
  const hashes = { linkHash: 'a', declineHash: 'b', codeHash: 'c' };
  await change(userId, (latest: Account) => {
    const asked = withProof(latest, { id: 'proof-1', email: address.email, reason: 'new-address' }, world.now());
    return { ...withMail(asked, 'proof-1', hashes, world.now()), pendingAddress: address };
  });
  world.pass(60 * 60);
  await close(userId);
  expect([await sweep(), await left(userId)]).toEqual([0, true]);
  world.pass(day);
  expect(await sweep()).toBe(1);
  await close(userId);
  expect(await left(userId)).toBe(false);
});

test('an account whose erasure stopped half-way is erased by the next delivery', async () => {
  const userId = await declinedPerson();
  world.pass(7 * day);
  await beginErasing(world.tombstones, world.places.accountsTable, world.now)(userId);
  await close(userId);
  expect(await left(userId)).toBe(false);
});
