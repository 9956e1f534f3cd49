import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { newAccount } from '#functions/accounts/account.ts';
import { rowsOfPerson } from '#functions/accounts/erasure.ts';
import { createAccountItem } from '#functions/adapters/accounts.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { eraseAgain } from '#infra/aws/ops/people/erase.ts';
import { eraseFrom } from '#infra/aws/ops/people/person-places.ts';
import { asUserId, type UserId } from '#shared/contract/ids.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';
import { someSubmission } from '#tests/support/submissions.ts';

const world = await startWorld();
afterAll(() => world.stop());

const { client, accountsTable, submissionsTable, resultsTable } = world.places;
const noPause = async () => {};

/** A user with an account, a submission and its result. */
const somebody = async () => {
  const { email } = someSubmission(world.now());
  const { client: cognito, userPoolId: UserPoolId } = world.places.userPool;
  const create = { UserPoolId, Username: email, TemporaryPassword: 'long enough' };
  const userId = asUserId(String((await cognito.send(new AdminCreateUserCommand(create))).User?.Username));
  const person = { userId, email, emailAsTyped: email, firstName: 'Ada', lastName: '' };
  const accounts = { client, tableName: accountsTable, reportUnreadable: () => {} };
  await createAccountItem(accounts, world.tombstones)(newAccount(person, world.now()));
  await world.run(await world.accept({ userId, email }));
  return userId;
};

const backUp = async () => {
  const tables = [accountsTable, submissionsTable, resultsTable];
  const scans = tables.map(async (TableName) => {
    const { Items = [] } = await client.send(new ScanCommand({ TableName }));
    return Items.map((Item) => ({ TableName, Item }));
  });
  return (await Promise.all(scans)).flat();
};

const rowsOf = (userId: UserId) => rowsOfPerson(personStores(world.places), userId);

test('users erased since a backup are erased again after its restore, and nobody else is', async () => {
  const [erased, other] = [await somebody(), await somebody()];
  const backup = await backUp();
  const before = await rowsOf(other);
  await eraseFrom(world.places, erased, noPause);
  for (const put of backup) await client.send(new PutCommand(put));
  expect(await rowsOf(erased)).toMatchObject({ accounts: [{}], submissions: [{}], results: [{}] });

  expect(await eraseAgain(world.places, noPause)).toBe(1);
  expect(Object.values(await rowsOf(erased)).flat()).toEqual([]);
  expect(await rowsOf(other)).toEqual(before);
  expect(await eraseAgain(world.places, noPause)).toBe(0);
});

const isThere = async (TableName: string, userId: string) => {
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  return Items.some((item) => item.userId === userId);
};

test('an interrupted run loses nothing: within a day, the next run continues after the last page', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const backup = (await backUp()).filter(({ Item }) => [first, second].includes(asUserId(String(Item.userId))));
  for (const userId of [first, second]) await eraseFrom(world.places, userId, noPause);
  // Of the second user only a submission is restored.
  const restored = backup.filter(({ TableName, Item }) => Item.userId === first || TableName === submissionsTable);
  for (const put of restored) await client.send(new PutCommand(put));
  const closed = async () => {
    throw new Error('closed');
  };
  const stopped = async () => {
    await expect(eraseAgain(world.places, closed)).rejects.toThrow('closed');
    expect(await isThere(accountsTable, first)).toBe(false);
    expect(await isThere(submissionsTable, second)).toBe(true);
    for (const put of backup.filter(({ TableName }) => TableName === accountsTable))
      if (put.Item.userId === first) await client.send(new PutCommand(put));
  };
  await stopped();
  // The run has passed the accounts already, so only the next run sees a user restored there.
  expect(await eraseAgain(world.places, noPause)).toBe(2);
  expect(await isThere(accountsTable, first)).toBe(true);
  expect(await isThere(submissionsTable, second)).toBe(false);

  for (const put of restored) await client.send(new PutCommand(put));
  await stopped();
  const nextDay = () => new Date(world.now().getTime() + 24 * 3600 * 1000);
  expect(await eraseAgain({ ...world.places, now: nextDay }, noPause)).toBe(2);
  expect(await isThere(accountsTable, first)).toBe(false);
});
