import type { Lane } from './lanes.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type { OutsideService } from './resting.ts';

/** Mail and webhook share a queue and its workers. */
export type QueueName = 'results' | 'effects';

export const queueOf = (lane: Lane): QueueName => (lane === 'result' ? 'results' : 'effects');

export type SweepRoomDeps = {
  /** Messages that are on the queue and that no worker has taken yet. */
  depthOf: (queue: QueueName) => Promise<number>;
  restsUntil: (service: OutsideService) => Promise<number>;
  /** How many workers each queue may have at once. */
  workers: Readonly<Record<QueueName, number>>;
  now: () => Date;
};

/** Webhooks get a quarter: if they took all, mails that wait would find no room. */
const hookShare = 0.25;

/**
 * How much a sweep may put on the queue of a lane: what its workers do in two minutes, less what lies there already. Of
 * work for a service that rests, a few, to find out whether it is back. A question that fails counts as 'none there': a
 * queue that is down refuses by itself.
 */
export const sweepRoom =
  ({ depthOf, restsUntil, workers, now }: SweepRoomDeps) =>
  async (lane: Lane): Promise<number> => {
    const queue = queueOf(lane);
    const depth = await depthOf(queue).catch(() => 0);
    const full = workers[queue] * pipelineLimits.jobsPerWorkerSecond * pipelineLimits.sweepFillSeconds;
    const room = Math.max(0, full - depth);
    if (lane === 'result') return room;
    if ((await restsUntil(lane).catch(() => 0)) > now().getTime()) return Math.min(room, pipelineLimits.sweepProbes);
    return lane === 'hook' ? Math.ceil(room * hookShare) : room;
  };
