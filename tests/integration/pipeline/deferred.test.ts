import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { personStores } from '#functions/adapters/person-stores.ts';
import { reopenMail } from '#functions/adapters/submissions/submission-progress.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';

// A mail that was deferred until its address was confirmed, over the real table.

const world = await startWorld();
afterAll(world.stop);

const { client, submissionsTable: TableName } = world.places;
const reopen = (job: ResultJob) =>
  reopenMail({ client, tableName: TableName, reportUnreadable: () => {}, shards: 2 })(job, world.now().toISOString());
const eraseSubmissions = (userId: UserId) =>
  personStores(world.places)
    .find(({ name }) => name === 'submissions')
    ?.erase(userId);
const itemOf = async ({ userId, runId }: ResultJob) =>
  (await client.send(new GetCommand({ TableName, Key: { userId, runId }, ConsistentRead: true }))).Item;
const mailsOf = ({ submissionId }: ResultJob) =>
  world.mails().filter(({ tags }) => tags.submissionId === submissionId).length;

const set = ({ userId, runId }: ResultJob, expression: string, value: unknown) =>
  client.send(
    new UpdateCommand({
      TableName,
      Key: { userId, runId },
      UpdateExpression: `SET ${expression} = :value`,
      ExpressionAttributeValues: { ':value': value },
    }),
  );

/** A submission that is finished but for its mail, as the worker leaves it where the address is not confirmed. */
const deferred = async (): Promise<ResultJob> => {
  const job = await world.accept();
  const { accountsTable } = world.places;
  const confirm = (confirmedAt: string | null) =>
    client.send(
      new UpdateCommand({
        TableName: accountsTable,
        Key: { userId: job.userId },
        UpdateExpression: 'SET confirmedAt = :at',
        ExpressionAttributeValues: { ':at': confirmedAt },
      }),
    );
  await confirm(null);
  await world.drain();
  expect(await itemOf(job)).toMatchObject({ mail: 'deferred', state: 'hooked' });
  await confirm(world.now().toISOString());
  return job;
};

test('a deferred mail is sent once by the usual worker, and the webhook is not called again', async () => {
  const job = await deferred();
  const hooks = world.hooks().length;
  const endings = await Promise.all([reopen(job), reopen(job)]);
  expect(endings.toSorted()).toEqual(['not-deferred', 'reopened']);
  world.pass(61);
  await world.sweep();
  await world.drain();
  expect(await itemOf(job)).toMatchObject({ mail: 'sent', state: 'hooked' });
  expect([mailsOf(job), world.hooks().length, await reopen(job)]).toEqual([1, hooks, 'not-deferred']);
});

test('a mail is not reopened while a worker holds its submission, and an erasure waits for that worker, too', async () => {
  const job = await deferred();
  await set(job, 'leaseUntil', new Date(world.now().getTime() + 45_000).toISOString());
  await set(job, 'leaseOwner', 'somebody');
  expect([await reopen(job), await eraseSubmissions(job.userId)]).toEqual(['busy', 'busy']);
  world.pass(46);
  expect(await reopen(job)).toBe('reopened');
});

test('nothing is written to an erased submission', async () => {
  const job = await deferred();
  await eraseSubmissions(job.userId);
  expect([await reopen(job), await itemOf(job)]).toEqual(['not-deferred', undefined]);
});
