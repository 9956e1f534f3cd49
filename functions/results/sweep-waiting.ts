import type { ResultJob } from '#shared/contract/messages.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import { ageSeconds, laterBy, sweepGapSeconds } from './retry-times.ts';

/** Where a row of the sparse index is, and what its submission waits since. */
export type WaitingKey = { userId: string; sessionId: string; waitingSince: string };

/** A row of the sparse index. `acceptedAt` is the instant inside the submission's ULID: the index needs no more columns. */
export type WaitingSubmission = ResultJob & WaitingKey & { acceptedAt: string };

/** `unreadable`: rows without a proper submission id. Nothing can be enqueued for them. */
export type Waiting = { due: WaitingSubmission[]; unreadable: WaitingKey[] };

export type SweepDeps = {
  /** Oldest first, at most `limit`, from the sparse index: never a scan. */
  findWaiting: (before: string, limit: number) => Promise<Waiting>;
  /** At most ten at once. Answers with those that the queue took. */
  enqueueAll: (jobs: WaitingSubmission[]) => Promise<WaitingSubmission[]>;
  /** Both change the item only if `waitingSince` is still the same: nothing happens if another process has changed it. */
  putOff: (waiting: WaitingKey, waitingSince: string) => Promise<void>;
  park: (waiting: WaitingKey) => Promise<void>;
  now: () => Date;
  watch: { swept: (ending: SweepEnding, oldestAgeSeconds: number) => void };
};

export type SweepEnding = { enqueued: number; refused: number; parked: number };

/**
 * Enqueues again what has waited too long: submissions whose message was never sent, was lost with a dying process, or
 * was put off because mail or webhook were down. First the queue, then the note on the item: in the other order a
 * submission would wait a whole gap longer each time the queue refuses. A second message does no harm.
 */
export const sweepWaiting = (deps: SweepDeps) => async (): Promise<SweepEnding> => {
  const now = deps.now();
  const before = laterBy(now, -pipelineLimits.sweepAfterSeconds);
  const { due, unreadable } = await deps.findWaiting(before, pipelineLimits.sweepBatch);
  // Rows that stay in the sweep fill its batches. Parked rows can be listed by an operator.
  await Promise.all(unreadable.map(deps.park));
  const ending: SweepEnding = { enqueued: 0, refused: 0, parked: unreadable.length };
  let refusals = 0;
  for (let start = 0; start < due.length && refusals < pipelineLimits.sweepRefusals; start += 10) {
    const taken = await deps.enqueueAll(due.slice(start, start + 10));
    refusals = taken.length === 0 ? refusals + 1 : 0;
    ending.enqueued += taken.length;
    const parked = await Promise.all(taken.map((waiting) => scheduleNextLook(deps, waiting, now)));
    ending.parked += parked.filter((isParked) => isParked).length;
  }
  ending.refused = due.length - ending.enqueued;
  deps.watch.swept(ending, Math.max(0, ...due.map(({ acceptedAt }) => ageSeconds(acceptedAt, now))));
  return ending;
};

/** True when it was parked: after days of tries, the sweep does not enqueue it again. */
const scheduleNextLook = async (deps: SweepDeps, waiting: WaitingSubmission, now: Date): Promise<boolean> => {
  const age = ageSeconds(waiting.acceptedAt, now);
  const isParked = age > pipelineLimits.parkAfterSeconds;
  if (isParked) await deps.park(waiting);
  else await deps.putOff(waiting, laterBy(now, sweepGapSeconds(age)));
  return isParked;
};
