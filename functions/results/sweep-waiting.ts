import { type Lane, lanes, type SweptShard } from './lanes.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import { laterBy } from './retry-times.ts';
import type { SweepDeps, SweepEnding } from './sweep-deps.ts';
import { addEndings, type LaneQuota, noEnding, type SweepRun, sweepShard } from './sweep-shard.ts';

/** Which shards, and until when. A sweep that is told that its time is up stops after the jobs in its hands. */
export type SweepTask = { shards: readonly SweptShard[]; isTimeUp: () => boolean };

/**
 * Enqueues again what has waited too long: submissions whose message was never sent, was lost with a dying process, or
 * was deferred because mail or webhook were down.
 *
 * All shards are swept side by side, each for itself: a shard that is slow, that refuses or that is full of broken rows
 * takes nothing from the others. It needs no memory of where it stopped: what it did not reach is still due, and the
 * oldest, so the next sweep begins there. How much it enqueues follows from the queues: work that their workers have not
 * taken yet would only be enqueued twice.
 *
 * Throws when all is done and something went wrong, so that the operator learns of it.
 */
export const sweepWaiting =
  (deps: SweepDeps) =>
  async ({ shards, isTimeUp }: SweepTask): Promise<SweepEnding> => {
    const now = deps.now();
    const run: SweepRun = { deps, isTimeUp, now, quotas: await quotasOf(deps, now) };
    const swept = await Promise.all(shards.map((shard) => sweepShard(run, shard)));
    const ending = swept.map(({ ending }) => ending).reduce(addEndings, noEnding());
    deps.watch.swept(ending);
    for (const { failure } of swept) if (failure !== undefined) throw failure;
    return ending;
  };

/** What each shard may enqueue. The hash spreads submissions evenly, so every shard gets the same. */
const quotasOf = async ({ room, shards }: SweepDeps, now: Date): Promise<Record<Lane, LaneQuota>> => {
  const quotas = await Promise.all(
    lanes.map(async (lane) => {
      const { jobs, queueSeconds } = await room(lane);
      // What may still have its message in a long queue is not enqueued a second time. A result is: somebody waits for it.
      const afterSeconds = pipelineLimits.sweepAfterSeconds + (lane === 'result' ? 0 : queueSeconds);
      return [lane, { jobs: Math.ceil(jobs / shards), before: laterBy(now, -afterSeconds) }];
    }),
  );
  return Object.fromEntries(quotas) as Record<Lane, LaneQuota>;
};
