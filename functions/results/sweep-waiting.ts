import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import type { RunId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { OutsideService } from './circuit-breaker.ts';
import { type Lane, lanes, pipelineLimits, type SweptShard } from './pipeline-limits.ts';
import { ageSeconds, laterBy, sweepGapSeconds } from './pipeline-state.ts';

/** The key of a row in the sparse index, with the instant since which its submission has waited. */
export type WaitingKey = { userId: UserId; runId: RunId; waitingSince: string };

/** A row of the sparse index. `acceptedAt` is the instant inside the submission's ULID: the index needs no more columns. */
export type WaitingSubmission = ResultJob & WaitingKey & { acceptedAt: string };

/** The start of a partition's next page, opaque except to its adapter. */
type NextPage = Readonly<Record<string, unknown>>;

/** `unreadable`: rows without a valid submission id, which cannot be enqueued. `next` absent: this was the last page. */
export type Waiting = { due: WaitingSubmission[]; unreadable: WaitingKey[]; next?: NextPage };

/** `queueSeconds`: how long a message that is enqueued now waits for a worker. */
type SweepRoom = { jobs: number; queueSeconds: number };

export type SweepDeps = {
  /** The oldest rows of one partition of the sparse index, at most `limit`. A query, never a scan. */
  findWaiting: (asked: { partition: string; before: string; limit: number; from?: NextPage }) => Promise<Waiting>;
  /** Enqueues at most ten jobs at once, to the queue of their lane. Returns those that the queue accepted. */
  enqueueAll: (lane: Lane, jobs: WaitingSubmission[]) => Promise<WaitingSubmission[]>;
  /** How much this sweep may add to the queue of a lane, for all shards together. */
  room: (lane: Lane) => Promise<SweepRoom>;
  /** How many shards submissions are currently spread over. */
  shards: number;
  /** Both change the item only if `waitingSince` is unchanged, so a concurrent change wins. */
  defer: (waiting: WaitingKey, waitingSince: string) => Promise<void>;
  deadLetter: (waiting: WaitingKey) => Promise<void>;
  now: () => Date;
  watch: { swept: (ending: SweepEnding) => void };
};

/** What a sweep did with its rows. The oldest are ages since the submission was accepted, in seconds. */
export type SweepEnding = {
  enqueued: number;
  refused: number;
  deadLettered: number;
  oldestResultSeconds: number;
  oldestEffectSeconds: number;
};

/** Mail and webhook share a queue and its workers. */
export type QueueName = 'results' | 'effects';

export const queueOf = (lane: Lane): QueueName => (lane === 'result' ? 'results' : 'effects');

export type SweepRoomDeps = {
  /** Messages on the queue that no worker has received yet. */
  depthOf: (queue: QueueName) => Promise<number>;
  /** When the circuit breaker of a service lets a trial through; 0 when it is closed. */
  openUntil: (service: OutsideService) => Promise<number>;
  /** The maximum of concurrent workers for each queue. */
  workers: Readonly<Record<QueueName, number>>;
};

/**
 * How much a sweep may add to the queue of a lane: two minutes of its workers' throughput, less what is already there. For a
 * service that is down, a few jobs as a trial. A failed depth query counts as an empty queue: a queue that is down refuses by
 * itself.
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

/** How many rows of a lane one shard may enqueue, of those that have waited since before that instant. */
type LaneQuota = { jobs: number; before: string };
type Part = LaneQuota & SweptShard[number];

type Sweep = { deps: SweepDeps; isTimeUp: () => boolean; now: Date; ending: SweepEnding; failures: unknown[] };

/** The minimum share of webhooks, so that a long backlog of mails does not starve them. */
const leastHookShare = 0.25;

/**
 * Sweeps the lanes of one shard in their order. Mail and webhook share a queue, so the webhook's lane gets the room that mail
 * leaves. A failing lane does not block the next one.
 */
const sweepShard = async (sweep: Sweep, quotas: Readonly<Record<Lane, LaneQuota>>, shard: SweptShard) => {
  let mails = 0;
  for (const { lane, partition } of shard) {
    const { jobs, before } = quotas[lane];
    const share = lane === 'hook' ? Math.ceil(Math.max(jobs * leastHookShare, jobs - mails)) : jobs;
    const enqueued = await sweepPartition(sweep, { lane, partition, jobs: share, before });
    if (lane === 'mail') mails = enqueued;
  }
};

/**
 * Sweeps page by page, so that rows that stay due (the queue refused them, or their write failed) do not block the others. Returns
 * how many jobs the queue accepted.
 */
const sweepPartition = async (sweep: Sweep, { lane, partition, jobs, before }: Part): Promise<number> => {
  const { deps, isTimeUp, ending, failures } = sweep;
  let [left, enqueued, refusals] = [jobs, 0, 0];
  let from: NextPage | undefined;
  try {
    while (left > 0 && !isTimeUp()) {
      const limit = Math.min(pipelineLimits.sweepPage, left);
      const { due, unreadable, next } = await deps.findWaiting({ partition, before, limit, ...(from && { from }) });
      // Dead-letter them, because rows that stay in the sweep fill its pages. Operators can list dead-lettered rows.
      await each(sweep, unreadable, deps.deadLetter);
      ending.deadLettered += unreadable.length;
      noteOldest(sweep, lane, due);
      for (let start = 0; start < due.length && !isTimeUp(); start += 10) {
        const accepted = await enqueue(sweep, lane, due.slice(start, start + 10));
        enqueued += accepted;
        refusals = accepted === 0 ? refusals + 1 : 0;
        if (refusals >= pipelineLimits.sweepRefusals) return enqueued;
      }
      if (!next) return enqueued;
      left -= due.length;
      from = next;
    }
  } catch (failure) {
    failures.push(failure);
  }
  return enqueued;
};

const noteOldest = ({ ending, now }: Sweep, lane: Lane, due: readonly WaitingSubmission[]): void => {
  const which = lane === 'result' ? 'oldestResultSeconds' : 'oldestEffectSeconds';
  ending[which] = Math.max(ending[which], ...due.map(({ acceptedAt }) => ageSeconds(acceptedAt, now)));
};

/**
 * Enqueues first, then updates the item. In the other order a submission would wait a whole gap longer each time the queue
 * refuses. A duplicate message does no harm. Returns how many the queue accepted.
 */
const enqueue = async (sweep: Sweep, lane: Lane, jobs: WaitingSubmission[]): Promise<number> => {
  const accepted = await sweep.deps.enqueueAll(lane, jobs);
  sweep.ending.enqueued += accepted.length;
  sweep.ending.refused += jobs.length - accepted.length;
  await each(sweep, accepted, (waiting) => scheduleNextLook(sweep, waiting));
  return accepted.length;
};

/** Plans the next sweep of a submission. After days of attempts, dead-letters it, so that the sweep does not enqueue it again. */
const scheduleNextLook = async ({ deps, ending, now }: Sweep, waiting: WaitingSubmission): Promise<void> => {
  const age = ageSeconds(waiting.acceptedAt, now);
  if (age <= pipelineLimits.deadLetterAfterSeconds) return deps.defer(waiting, laterBy(now, sweepGapSeconds(age)));
  await deps.deadLetter(waiting);
  ending.deadLettered += 1;
};

/** Acts on all rows in parallel. A failure stops nothing and is reported at the end of the sweep. */
const each = async <Row>({ failures }: Sweep, rows: readonly Row[], act: (row: Row) => Promise<void>) => {
  const endings = await Promise.allSettled(rows.map(act));
  for (const ending of endings) if (ending.status === 'rejected') failures.push(ending.reason);
};

/** Which shards to sweep, and until when. When the time is up, a sweep stops after the jobs in flight. */
type SweepTask = { shards: readonly SweptShard[]; isTimeUp: () => boolean };

/**
 * Enqueues again what has waited too long: submissions whose message was never sent, was lost with a dying process, or was
 * deferred because mail or webhook were down.
 *
 * All shards are swept in parallel and independently: a shard that is slow, that refuses or that is full of unreadable rows
 * takes nothing from the others. It stores no position: what it did not reach is still due, and the oldest, so the next sweep
 * begins there. How much it enqueues depends on the queues: work that their workers have not received yet would only be
 * enqueued twice.
 *
 * Throws at the end if anything failed, so that the operator learns of it.
 */
export const sweepWaiting =
  (deps: SweepDeps) =>
  async ({ shards, isTimeUp }: SweepTask): Promise<SweepEnding> => {
    const now = deps.now();
    const quotas = await quotasOf(deps, now);
    const ending = { enqueued: 0, refused: 0, deadLettered: 0, oldestResultSeconds: 0, oldestEffectSeconds: 0 };
    const failures: unknown[] = [];
    const sweep = { deps, isTimeUp, now, ending, failures };
    await Promise.all(shards.map((shard) => sweepShard(sweep, quotas, shard)));
    deps.watch.swept(ending);
    if (failures.length > 0) throw failures[0];
    return ending;
  };

/** What each shard may enqueue. The hash spreads submissions evenly, so every shard gets the same. */
const quotasOf = async ({ room, shards }: SweepDeps, now: Date): Promise<Record<Lane, LaneQuota>> => {
  const quotas = await Promise.all(
    lanes.map(async (lane) => {
      const { jobs, queueSeconds } = await room(lane);
      // Skips submissions whose message may still be in a long queue. Results are enqueued again anyway, because a user is
      // waiting.
      const afterSeconds = pipelineLimits.sweepAfterSeconds + (lane === 'result' ? 0 : queueSeconds);
      return [lane, { jobs: Math.ceil(jobs / shards), before: laterBy(now, -afterSeconds) }];
    }),
  );
  return Object.fromEntries(quotas) as Record<Lane, LaneQuota>;
};

export const sweepWaitingWorker = {
  description:
    'Puts submissions that wait too long on the queue again, and accounts whose time without an address is over',
  // One full vCPU: after an outage it changes hundreds of items a second, limited by the SDK's CPU time.
  memoryMb: 1769,
  // A sweep must have ended when the next one starts.
  timeoutSeconds: pipelineLimits.sweepEverySeconds - 5,
  whoIsAffected: 'Submissions whose message was lost are not picked up again.',
} as const satisfies WorkerDeclaration;
