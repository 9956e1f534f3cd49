import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { personStores } from '#functions/adapters/person-stores.ts';
import { beginWithheld, settleWithheld } from '#functions/adapters/withheld-mails.ts';
import { laterBy } from '#functions/results/retry-times.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';

// The lease under which a mail is sent that was held back, over the real table.

const world = await startWorld();
afterAll(world.stop);

const { client, submissionsTable: TableName } = world.places;
const table = { client, tableName: TableName, reportUnreadable: () => {} };
const leaseSeconds = 45;
const begin = (key: ResultJob) =>
  beginWithheld(table)(key, { now: world.now().toISOString(), until: laterBy(world.now(), leaseSeconds) });
const settle = settleWithheld(table);
const eraseSubmissions = (userId: string) =>
  personStores(world.places)
    .find(({ name }) => name === 'submissions')
    ?.erase(userId);
const itemOf = async ({ userId, sessionId }: ResultJob) =>
  (await client.send(new GetCommand({ TableName, Key: { userId, sessionId } }))).Item;

const withheld = async (): Promise<ResultJob> => {
  const job = await world.accept();
  const { userId, sessionId } = job;
  await client.send(
    new UpdateCommand({
      TableName,
      Key: { userId, sessionId },
      UpdateExpression: 'SET mail = :withheld',
      ExpressionAttributeValues: { ':withheld': 'withheld' },
    }),
  );
  return job;
};

test('one of two workers sends it, and an erasure waits for that one', async () => {
  const job = await withheld();
  const begins = await Promise.all([begin(job), begin(job)]);
  expect(begins.toSorted()).toEqual(['begun', 'busy']);
  expect(await eraseSubmissions(job.userId)).toBe('busy');
  await settle(job, 'sent', 'm-1');
  expect(await itemOf(job)).toMatchObject({ mail: 'sent', mailDetail: 'm-1' });
  expect([await begin(job), await eraseSubmissions(job.userId), await itemOf(job)]).toEqual(['no', 'done', undefined]);
});

test('of a worker that ended while it sent, the lease ends by itself and the mail is doubtful', async () => {
  const job = await withheld();
  await begin(job);
  world.pass(leaseSeconds + 1);
  expect(await begin(job)).toBe('abandoned');
  await settle(job, 'doubtful', 'worker-ended-while-sending');
  expect([await begin(job), (await itemOf(job))?.mail]).toEqual(['no', 'doubtful']);
});

test('nothing is written on a submission that has been erased', async () => {
  const job = await withheld();
  await eraseSubmissions(job.userId);
  await settle(job, 'sent', 'm-1');
  expect([await begin(job), await itemOf(job)]).toEqual(['no', undefined]);
});
