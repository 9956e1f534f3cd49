import { afterAll, expect, test } from 'vitest';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { dyingAt, wholeJob } from '#tests/support/pipeline-workers.ts';
import { startWorld } from '#tests/support/pipeline-world.ts';

const world = await startWorld();
afterAll(() => world.stop());

/** One delivery whose worker dies at its k-th await, if it gets that far. */
const deliverUntil = async (job: Parameters<ReturnType<typeof wholeJob>>[0], k: number) => {
  const { deps, death, points } = dyingAt(k, world.depsOf());
  return { ending: await Promise.race([wholeJob(deps)(job, 5), death]), points: points() };
};

const awaitsOfOneJob = 22;

const deathPlans = (): number[][] => {
  const all = Array.from({ length: awaitsOfOneJob }, (_, index) => index + 1);
  const threeTimesAtTheSame = all.map((k) => [k, k, k]);
  if (process.env.CHAOS !== 'full') return threeTimesAtTheSame;
  return [
    ...threeTimesAtTheSame,
    ...all.flatMap((first) => all.map((second) => [first, second, awaitsOfOneJob + 1 - second])),
  ];
};

test('an undisturbed job has as many awaits as the deaths below aim at', async () => {
  const { ending, points } = await deliverUntil(await world.accept(), Number.POSITIVE_INFINITY);
  expect([ending, points]).toEqual(['finished', awaitsOfOneJob]);
});

test('a worker killed at every await, three rounds: one result and one mail, none lost and none twice', async () => {
  const plans = deathPlans();
  let deaths = 0;
  const jobs = [];
  for (const plan of plans) {
    const job = await world.accept();
    jobs.push(job);
    for (const k of plan) {
      if ((await deliverUntil(job, k)).ending === 'died') deaths++;
      world.pass(pipelineLimits.leaseSeconds + 1);
    }
  }
  // Every message counts as lost with its worker: only the sweep brings the jobs back.
  await world.drain(async () => ({ batchItemFailures: [] }));
  for (const seconds of [pipelineLimits.sweepAfterSeconds, pipelineLimits.mailEventSeconds]) {
    await world.noteMailEvents();
    world.pass(seconds + pipelineLimits.sweepAfterSeconds + 1);
    await world.sweep();
    await world.drain();
  }

  const [items, results, mails, hooks] = [await world.items(), await world.results(), world.mails(), world.hooks()];
  const outcomes: Record<string, number> = {};
  for (const { submissionId } of jobs) {
    const item = items.find((each) => each.submissionId === submissionId);
    const sent = mails.filter(({ tags }) => tags.submissionId === submissionId).length;
    const hookIds = hooks.map(({ headers }) => headers['webhook-id']).filter((id) => id === `msg_${submissionId}`);
    expect(item?.state).toBe('hooked');
    expect(results.filter((result) => result.submissionId === submissionId)).toHaveLength(1);
    expect(new Set(hookIds).size).toBe(1);
    expect([item?.mail, sent]).toEqual(['sent', 1]);
    const outcome = `${item?.mail}: ${item?.mailDetail === 'reported-by-ses' ? 'by its event' : 'by its answer'}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  console.info(
    `killed workers: ${plans.length} jobs, ${deaths} deaths, all with one result; mails: ${JSON.stringify(outcomes)}`,
  );
  expect(outcomes['sent: by its event']).toBeGreaterThan(0);
  expect(deaths).toBeGreaterThan(plans.length);
}, 300_000);
