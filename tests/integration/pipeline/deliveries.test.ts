import { setTimeout as sleep } from 'node:timers/promises';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { webhookSecretId } from '#infra/local/services/secrets-manager.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';
import { seeded } from '#tests/support/random.ts';
import { recordOf } from '#tests/support/submissions.ts';

const submissions = process.env.CHAOS === 'full' ? 1000 : 80;
const deliveries = 10;
const workers = 16;

test(`${submissions} submissions delivered ${deliveries} times each, shuffled, to ${workers} workers at once: each is done once`, async () => {
  const world = await startWorld();
  const jobs = [];
  for (let i = 0; i < submissions; i++) jobs.push(await world.accept());
  const chance = seeded(16);
  const records = chance
    .shuffled(jobs.flatMap((job) => Array.from({ length: deliveries }, () => job)))
    .map((job, index) =>
      recordOf({
        MessageId: String(index),
        ReceiptHandle: 'a'.repeat(32),
        Body: JSON.stringify(job),
        MD5OfBody: '',
        Attributes: {
          ApproximateReceiveCount: '1',
          SentTimestamp: '0',
          ApproximateFirstReceiveTimestamp: '0',
          SenderId: 'local',
        },
      }),
    );

  const startedAt = performance.now();
  let givenBack = 0;
  const deliver = async () => {
    const worker = world.work();
    while (records.length > 0) {
      const Records = records.splice(0, 10);
      const failed = new Set((await worker({ Records })).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      // A job that a worker returns (after a time-out on a busy machine) is delivered again, as by the queue.
      records.push(...Records.filter(({ messageId }) => failed.has(messageId)));
      givenBack += failed.size;
      await sleep(0);
    }
  };
  await Promise.all(Array.from({ length: workers }, deliver));
  const first = await world.results();
  const seconds = (performance.now() - startedAt) / 1000;

  // Once more, after the fact: nothing may move, but a result that went out unsigned (the key's service was slow) is signed now.
  await world.drain();
  const [items, results, mails, hooks] = [await world.items(), await world.results(), world.mails(), world.hooks()];
  const mailed = new Set(mails.map(({ tags }) => tags.submissionId));
  const hooked = new Set(hooks.map(({ headers }) => headers['webhook-id']));
  console.info(
    `${submissions} x ${deliveries} deliveries, ${workers} workers: ${results.length} results, ${mails.length} mails, ` +
      `${hooked.size} webhook ids (${hooks.length} calls), ${givenBack} deliveries handed back, ${seconds.toFixed(1)} s`,
  );

  expect(new Set(results.map(({ submissionId }) => submissionId)).size).toBe(submissions);
  expect(results).toEqual(first.map((one, index) => ({ signature: results[index]?.signature, ...one })));
  expect([mails.length, mailed.size]).toEqual([submissions, submissions]);
  expect([hooks.length, hooked.size]).toEqual([submissions, submissions]);
  expect(
    items.filter(({ state, mail, hook }) => state === 'hooked' && mail === 'sent' && hook === 'delivered'),
  ).toHaveLength(submissions);
  expect(items.filter((item) => 'waiting' in item || 'waitingSince' in item)).toEqual([]);

  // Signed as Standard Webhooks says, by their own library.
  const secret = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: webhookSecretId }));
  const verifier = new Webhook(secret.SecretString ?? '');
  for (const { headers, body } of hooks) {
    expect(Object.keys(verifier.verify(body, headers) as object)).toEqual(['userId', 'submissionId', 'quizId']);
  }
  await world.stop();
}, 600_000);
