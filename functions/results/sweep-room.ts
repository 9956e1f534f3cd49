import type { OutsideService } from './circuit-breaker.ts';
import type { Lane } from './lanes.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import type { SweepDeps } from './sweep-deps.ts';

/** Mail and webhook share a queue and its workers. */
export type QueueName = 'results' | 'effects';

export const queueOf = (lane: Lane): QueueName => (lane === 'result' ? 'results' : 'effects');

export type SweepRoomDeps = {
  /** Messages that are on the queue and that no worker has taken yet. */
  depthOf: (queue: QueueName) => Promise<number>;
  /** When the circuit breaker of a service lets a trial through; 0 when it is closed. */
  openUntil: (service: OutsideService) => Promise<number>;
  /** How many workers each queue may have at once. */
  workers: Readonly<Record<QueueName, number>>;
};

/**
 * How much a sweep may put on the queue of a lane: what its workers do in two minutes, less what lies there already. Of
 * work for a service that is down, a few, for the trial. A question that fails counts as 'none there': a queue that is
 * down refuses by itself.
 */
export const sweepRoom =
  ({ depthOf, openUntil, workers }: SweepRoomDeps): SweepDeps['room'] =>
  async (lane) => {
    const queue = queueOf(lane);
    const perSecond = workers[queue] * pipelineLimits.jobsPerWorkerSecond;
    const depth = await depthOf(queue).catch(() => 0);
    const room = Math.max(0, perSecond * pipelineLimits.sweepFillSeconds - depth);
    const isDown = lane !== 'result' && (await openUntil(lane).catch(() => 0)) > 0;
    return { jobs: isDown ? Math.min(room, pipelineLimits.sweepProbes) : room, queueSeconds: depth / perSecond };
  };
