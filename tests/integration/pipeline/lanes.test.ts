import { afterEach, beforeEach, expect, test } from 'vitest';
import { partitionOf, pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import { startWorld, type World } from '#tests/support/pipeline-world.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld({ shards: 4 });
});
afterEach(() => world.stop());

/** Its message is lost, as with a process that dies between the write and the queue. */
const acceptUnheard = async (): Promise<ResultJob> => {
  world.fail({ sqs: { error: 'ServiceUnavailable', status: 503 } });
  const job = await world.accept();
  world.fail({});
  return job;
};
const partitions = async () => (await world.items()).map(({ waiting }) => waiting);
const untilDue = () => world.pass(pipelineLimits.sweepAfterSeconds + 1);

test('items stored under another number of shards are swept, whichever way the number changed', async () => {
  const jobs = [await acceptUnheard(), await acceptUnheard()];
  world.changeShards(1);
  jobs.push(await acceptUnheard());
  world.changeShards(3);
  jobs.push(await acceptUnheard());
  const [first, , third, last] = jobs.map(({ submissionId }) => submissionId);
  expect(await partitions()).toEqual(
    expect.arrayContaining([
      partitionOf('result', asSubmissionId(first ?? ''), 4),
      'result-0',
      partitionOf('result', asSubmissionId(third ?? ''), 1),
      partitionOf('result', asSubmissionId(last ?? ''), 3),
    ]),
  );
  untilDue();
  expect(await world.sweep()).toMatchObject({ enqueued: 4 });
  await world.drain();
  expect((await world.items()).map(({ state }) => state)).toEqual(Array(4).fill('hooked'));
});

test('while mail is down a lost message waits no longer than usual, and afterwards all mails are sent', async () => {
  world.fail({ ses: { error: 'InternalServiceErrorException', status: 500 } });
  for (let each = 0; each < 12; each += 1) await world.accept();
  await world.drain();
  const waitingForMail = await partitions();
  expect(waitingForMail.filter((partition) => partition?.startsWith('mail-'))).toHaveLength(12);

  world.fail({ sqs: { error: 'ServiceUnavailable', status: 503 } });
  const { submissionId } = await world.accept();
  world.fail({ ses: { error: 'InternalServiceErrorException', status: 500 } });
  untilDue();
  await world.sweep();
  await world.drain();
  expect(await world.results()).toContainEqual(expect.objectContaining({ submissionId }));

  world.fail({});
  // Past the rest, and past the quarter of their age after which mails are tried again.
  world.pass(2 * pipelineLimits.breakerOpenSeconds + pipelineLimits.sweepAfterSeconds);
  await world.sweep();
  await world.drain();
  expect((await world.items()).map(({ mail }) => mail)).toEqual(Array(13).fill('sent'));
  expect(world.mails()).toHaveLength(13);
});
