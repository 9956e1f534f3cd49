import { afterEach, beforeEach, expect, test } from 'vitest';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { Fault } from '#infra/local/wire/aws-protocols.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { startWorld, type World } from '#tests/support/pipeline-world.ts';

const people = process.env.CHAOS === 'full' ? 100 : 6;
const outageSeconds = 60;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.stop());

const outages: [string, Record<string, Fault>][] = [
  ['SQS refuses', { sqs: { error: 'AWS.SimpleQueueService.ServiceUnavailable', status: 503 } }],
  ['DynamoDB throttles half the calls', { dynamodb: { error: 'ProvisionedThroughputExceededException', share: 0.5 } }],
  ['SES is down', { ses: { error: 'InternalServiceErrorException', status: 500 } }],
  ['SES throttles', { ses: { error: 'TooManyRequestsException', status: 429 } }],
  ['the webhook is down', { webhook: { error: 'Down', status: 503 } }],
  ['the secrets are out of reach', { 'secrets-manager': { error: 'InternalServiceError', status: 500 } }],
  [
    'everything is half down',
    {
      sqs: { error: 'ServiceUnavailable', status: 503, share: 0.5 },
      dynamodb: { error: 'ThrottlingException', share: 0.3 },
      ses: { error: 'InternalServiceErrorException', status: 500, share: 0.5 },
      webhook: { error: 'Down', status: 503, share: 0.5 },
    },
  ],
];

/** As a browser does: sends again under the same session id until it is answered. */
const acceptPatiently = async (): Promise<ResultJob> => {
  for (;;) {
    const accepted = await world.accept().catch(() => null);
    if (accepted) return accepted;
  }
};

test.each(outages)(
  '%s for a minute loses nothing that was accepted, and all is done within one sweep of recovery',
  async (what, fault) => {
    world.fail(fault);
    const began = world.now();
    const jobs = await Promise.all(Array.from({ length: people }, acceptPatiently));
    await world.drain();
    world.pass(outageSeconds);
    await world.sweep().catch(() => {});
    await world.drain();
    world.fail({});
    const during = (await world.items()).filter(({ state }) => state === 'hooked').length;
    const readable = (await world.results()).length;

    // One sweep finds everything: the latest deferred job is due again after a quarter of its age.
    const outage = (world.now().getTime() - began.getTime()) / 1000;
    const waitSeconds = Math.ceil(pipelineLimits.sweepAfterSeconds + outage / 4 + 1);
    world.pass(waitSeconds);
    await world.sweep();
    await world.drain();

    const [items, results, mails] = [await world.items(), await world.results(), world.mails()];
    const done = items.filter(
      ({ submissionId, state }) => state === 'hooked' && jobs.some((job) => job.submissionId === submissionId),
    );
    const lines = `${what}: ${during} of ${people} done and ${readable} readable during the outage, ${done.length} after one sweep, ${waitSeconds} s after recovery (outage ${Math.round(outage)} s)`;
    console.info(lines);
    expect(done, world.lines.join('\n')).toHaveLength(people);
    expect(new Set(results.map(({ submissionId }) => submissionId)).size).toBe(items.length);
    expect(items.every(({ hook }) => hook === 'delivered')).toBe(true);
    // No user gets two; a user who may have got none is on record.
    const sure = items.filter(({ mail }) => mail === 'sent').length;
    expect(items.filter(({ mail }) => mail === 'sent' || mail === 'doubtful')).toHaveLength(items.length);
    expect(new Set(mails.map(({ tags }) => tags.submissionId)).size).toBe(mails.length);
    expect(mails.length).toBeGreaterThanOrEqual(sure);
  },
  300_000,
);

test('every user can read their result while SES and the webhook are down', async () => {
  world.fail({ ses: { error: 'InternalServiceErrorException', status: 500 }, webhook: { error: 'Down', status: 503 } });
  for (let i = 0; i < 5; i++) await world.accept();
  await world.drain();
  expect(await world.results()).toHaveLength(5);
  expect((await world.items()).map(({ state }) => state)).toEqual(Array(5).fill('scored'));
  // The messages are done: a mail that is deferred must not turn a good job into a dead letter.
  expect(world.counts()).toMatchObject({ visible: 0, inFlight: 0, dead: 0 });
});

test('a webhook that never recovers is recorded as failed, and the submission is finished', async () => {
  world.fail({ webhook: { error: 'Down', status: 500 } });
  await world.accept();
  await world.drain();
  for (let i = 0; i < 60; i++) {
    world.pass(15 * 60);
    await world.sweep();
    await world.drain();
  }
  expect(await world.items()).toMatchObject([{ state: 'hooked', mail: 'sent', hook: 'failed' }]);
  expect((await world.items())[0]).not.toHaveProperty('waiting');
});

test('a mail that SES refuses for good is recorded, and delays neither the result nor the webhook', async () => {
  await world.accept({ email: 'refused@simulator.amazonses.com' });
  await world.drain();
  expect(await world.items()).toMatchObject([
    { state: 'hooked', mail: 'refused', mailDetail: 'MessageRejected', hook: 'delivered' },
  ]);
  expect(await world.results()).toHaveLength(1);
});

test('a mail that SES does not accept for a day is abandoned and recorded', async () => {
  world.fail({ ses: { error: 'TooManyRequestsException', status: 429 } });
  await world.accept();
  await world.drain();
  for (let i = 0; i < 60; i++) {
    world.pass(30 * 60);
    await world.sweep();
    await world.drain();
  }
  const detail = 'gave-up-TooManyRequestsException';
  expect(await world.items()).toMatchObject([
    { state: 'hooked', mail: 'refused', mailDetail: detail, hook: 'delivered' },
  ]);
});
