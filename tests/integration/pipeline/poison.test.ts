import { SendMessageCommand, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { deadLettersOf, resultQueueName } from '#infra/local/local-queues.ts';
import { startWorld, type World } from '#tests/support/pipeline-world.ts';

let world: World;
let isFixed: boolean;
let tries: number;

beforeEach(async () => {
  isFixed = false;
  tries = 0;
  world = await startWorld({
    spoil: (deps) => ({
      ...deps,
      compose: (input, language) => {
        if (input.firstName !== 'Poison' || isFixed) return deps.compose(input, language);
        tries++;
        throw new Error('a mistake in the engine');
      },
    }),
  });
});
afterEach(() => world.stop());

const redrive = () =>
  world.queueClient.send(
    new StartMessageMoveTaskCommand({ SourceArn: `arn:aws:sqs:local:000000000000:${deadLettersOf(resultQueueName)}` }),
  );

test('one poison message in a batch of ten is dead-lettered and finished by a redrive after the fix; the other nine run once', async () => {
  for (let i = 0; i < 10; i++) await world.accept(i === 4 ? { firstName: 'Poison' } : {});
  await world.drain();
  const before = await world.items();
  const triedBeforeFix = tries;
  expect(before.filter(({ state }) => state === 'hooked')).toHaveLength(9);
  expect(before.filter(({ state }) => state === 'received')).toHaveLength(1);
  expect([world.mails().length, world.hooks().length]).toEqual([9, 9]);
  expect(tries).toBe(pipelineLimits.maxReceiveCount);
  expect(world.counts()).toMatchObject({ visible: 0, dead: 1 });

  isFixed = true;
  await redrive();
  await world.drain();
  expect((await world.items()).map(({ state }) => state)).toEqual(Array(10).fill('hooked'));
  expect([world.mails().length, world.counts().dead]).toEqual([10, 0]);
  console.info(
    `poison: 9 of 10 done once, the tenth tried ${triedBeforeFix} times, dead letters 1, done after a redrive`,
  );
});

test('a message without a job is dead-lettered and delays no other', async () => {
  await world.accept();
  const send = (MessageBody: string) =>
    world.queueClient.send(new SendMessageCommand({ QueueUrl: process.env.RESULT_QUEUE_URL, MessageBody }));
  await send('not JSON');
  await send('{"userId":7}');
  await world.drain();
  expect((await world.items()).map(({ state }) => state)).toEqual(['hooked']);
  expect(world.counts()).toMatchObject({ visible: 0, dead: 2 });
});

test('the sweep retries a poison job ever more rarely, dead-letters it after days, and a redrive still finishes it', async () => {
  await world.accept({ firstName: 'Poison' });
  let sweeps = 0;
  // Every minute in the first hours, as the schedule does; later gaps are so long that every 20 minutes will do.
  for (let minutes = 0, step = 1; minutes < 4 * 24 * 60; minutes += step) {
    step = minutes < 120 ? 1 : 20;
    world.pass(step * 60);
    const { enqueued, deadLettered } = await world.sweep();
    sweeps += enqueued;
    await world.drain();
    if (deadLettered > 0) break;
  }
  const [item] = await world.items();
  expect(item).toMatchObject({ state: 'received', waiting: 'dead-letter' });
  expect(sweeps).toBeGreaterThan(5);
  expect(sweeps).toBeLessThan(45);
  console.info(
    `poison over ${pipelineLimits.deadLetterAfterSeconds / 86_400} days: swept ${sweeps} times, then dead-lettered`,
  );
  isFixed = true;
  await redrive();
  await world.drain();
  expect(await world.items()).toMatchObject([{ state: 'hooked', mail: 'sent' }]);
  expect(world.mails()).toHaveLength(1);
});

test('a job that the queue has dead-lettered is found by the very next sweep', async () => {
  await world.accept({ firstName: 'Poison' });
  await world.drain();
  expect(world.counts()).toMatchObject({ visible: 0, dead: 1 });
  isFixed = true;
  world.pass(pipelineLimits.sweepAfterSeconds + 1);
  expect(await world.sweep()).toMatchObject({ enqueued: 1 });
  await world.drain();
  expect(await world.items()).toMatchObject([{ state: 'hooked' }]);
});

test('a letter that is days late for another reason still has a day of tries at SES: one refused try does not end it', async () => {
  await world.accept({ firstName: 'Poison' });
  await world.drain();
  world.pass(pipelineLimits.deadLetterAfterSeconds + 1);
  await world.sweep();
  await world.drain();
  expect(await world.items()).toMatchObject([{ state: 'received', waiting: 'dead-letter' }]);
  isFixed = true;
  // Hundreds of letters at once are more than SES takes in a second.
  world.fail({ ses: { error: 'TooManyRequestsException', status: 429 } });
  await redrive();
  await world.drain();
  world.fail({});
  expect(world.mails()).toHaveLength(0);
  world.pass(pipelineLimits.sweepAfterSeconds + 1);
  await world.sweep();
  await world.drain();
  expect(await world.items()).toMatchObject([{ state: 'hooked', mail: 'sent' }]);
  expect((await world.items())[0]).not.toHaveProperty('waiting');
  expect(world.mails()).toHaveLength(1);
});
