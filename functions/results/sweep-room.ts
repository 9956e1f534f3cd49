import type { OutsideService } from './circuit-breaker.ts';
import type { Lane } from './lanes.ts';
import { pipelineLimits } from './pipeline-limits.ts';

/** Mail and webhook share a queue and its workers. */
export type QueueName = 'results' | 'effects';

export const queueOf = (lane: Lane): QueueName => (lane === 'result' ? 'results' : 'effects');

export type SweepRoomDeps = {
  /** Messages that are on the queue and that no worker has taken yet. */
  depthOf: (queue: QueueName) => Promise<number>;
  /** When the circuit breaker of a service lets a trial call through; 0 when it is closed. */
  openUntil: (service: OutsideService) => Promise<number>;
  /** How many workers each queue may have at once. */
  workers: Readonly<Record<QueueName, number>>;
};

/**
 * How much a sweep may put on the queue of a lane: what its workers do in two minutes, less what lies there already. Of
 * work for a service that is down, a few, for the trial call. A question that fails counts as 'none there': a
 * queue that is down refuses by itself.
 */
export const sweepRoom =
  ({ depthOf, openUntil, workers }: SweepRoomDeps) =>
  async (lane: Lane): Promise<number> => {
    const queue = queueOf(lane);
    const depth = await depthOf(queue).catch(() => 0);
    const full = workers[queue] * pipelineLimits.jobsPerWorkerSecond * pipelineLimits.sweepFillSeconds;
    const room = Math.max(0, full - depth);
    if (lane === 'result') return room;
    const isDown = (await openUntil(lane).catch(() => 0)) > 0;
    return isDown ? Math.min(room, pipelineLimits.sweepProbes) : room;
  };
