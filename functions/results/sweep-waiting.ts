import type { WorkerDeclaration } from '#functions/edge/worker.ts';
import type { SessionId, UserId } from '#shared/contract/ids.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { OutsideService } from './circuit-breaker.ts';
import { type Lane, lanes, pipelineLimits, type SweptShard } from './pipeline-limits.ts';
import { ageSeconds, laterBy, sweepGapSeconds } from './retry.ts';

/** Where a row of the sparse index is, and what its submission waits since. */
export type WaitingKey = { userId: UserId; sessionId: SessionId; waitingSince: string };

/** A row of the sparse index. `acceptedAt` is the instant inside the submission's ULID: the index needs no more columns. */
export type WaitingSubmission = ResultJob & WaitingKey & { acceptedAt: string };

/** Where the next page of a partition begins: only its adapter can read it. */
type NextPage = Readonly<Record<string, unknown>>;

/** `unreadable`: rows without a proper submission id. Nothing can be enqueued for them. `next` absent: this was the last. */
export type Waiting = { due: WaitingSubmission[]; unreadable: WaitingKey[]; next?: NextPage };

/** `queueSeconds`: how long a message that is put on the queue now waits there for a worker. */
type SweepRoom = { jobs: number; queueSeconds: number };

export type SweepDeps = {
  /** Of one partition of the sparse index, the oldest first, at most `limit`: never a scan. */
  findWaiting: (asked: { partition: string; before: string; limit: number; from?: NextPage }) => Promise<Waiting>;
  /** At most ten at once, to the queue of their lane. Answers with those that the queue took. */
  enqueueAll: (lane: Lane, jobs: WaitingSubmission[]) => Promise<WaitingSubmission[]>;
  /** What the queue of a lane should get by this sweep, in all shards together. */
  room: (lane: Lane) => Promise<SweepRoom>;
  /** How many shards submissions are spread over today. */
  shards: number;
  /** Both change the item only if `waitingSince` is still the same: nothing happens if another process has changed it. */
  defer: (waiting: WaitingKey, waitingSince: string) => Promise<void>;
  deadLetter: (waiting: WaitingKey) => Promise<void>;
  now: () => Date;
  watch: { swept: (ending: SweepEnding) => void };
};

/** What became of the rows that a sweep met. The oldest are ages since the submission was accepted, in seconds. */
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

const noEnding = (): SweepEnding => ({
  enqueued: 0,
  refused: 0,
  deadLettered: 0,
  oldestResultSeconds: 0,
  oldestEffectSeconds: 0,
});

const addEndings = (one: SweepEnding, other: SweepEnding): SweepEnding => ({
  enqueued: one.enqueued + other.enqueued,
  refused: one.refused + other.refused,
  deadLettered: one.deadLettered + other.deadLettered,
  oldestResultSeconds: Math.max(one.oldestResultSeconds, other.oldestResultSeconds),
  oldestEffectSeconds: Math.max(one.oldestEffectSeconds, other.oldestEffectSeconds),
});

/** How many rows of a lane one shard may enqueue, of those that have waited since before that instant. */
export type LaneQuota = { jobs: number; before: string };

type SweepRun = {
  deps: SweepDeps;
  isTimeUp: () => boolean;
  now: Date;
  quotas: Readonly<Record<Lane, LaneQuota>>;
};

type Sweep = SweepRun & {
  lane: Lane;
  partition: string;
  quota: LaneQuota;
  ending: SweepEnding;
  failures: unknown[];
  /** Batches in a row of which the queue took nothing. */
  refusals: number;
};

/** Webhooks get this share at least, so that a long backlog of mails does not keep them out. */
const leastHookShare = 0.25;

/**
 * Sweeps the lanes of one shard in their order. Mail and webhook share a queue, so the webhook's lane gets the room that
 * mail leaves. A lane that fails does not keep the next one from its turn.
 */
const sweepShard = async (run: SweepRun, shard: SweptShard): Promise<{ ending: SweepEnding; failure?: unknown }> => {
  const ending = noEnding();
  const failures: unknown[] = [];
  let mails = 0;
  for (const { lane, partition } of shard) {
    const enqueuedBefore = ending.enqueued;
    const { jobs, before } = run.quotas[lane];
    const share = lane === 'hook' ? Math.ceil(Math.max(jobs * leastHookShare, jobs - mails)) : jobs;
    const sweep: Sweep = {
      ...{ ...run, lane, partition, quota: { jobs: share, before } },
      ...{ ending, failures, refusals: 0 },
    };
    await sweepPartition(sweep).catch((failure: unknown) => failures.push(failure));
    if (lane === 'mail') mails = ending.enqueued - enqueuedBefore;
  }
  return { ending, ...(failures.length > 0 && { failure: failures[0] }) };
};

/** Page by page, so that rows which stay due (the queue refused them, or their note failed) do not stand in the way. */
const sweepPartition = async (sweep: Sweep): Promise<void> => {
  const { deps, isTimeUp, partition, quota } = sweep;
  const { before } = quota;
  let left = quota.jobs;
  let from: NextPage | undefined;
  while (left > 0 && !isTimeUp()) {
    const limit = Math.min(pipelineLimits.sweepPage, left);
    const page = await deps.findWaiting({ partition, before, limit, ...(from && { from }) });
    // Rows that stay in the sweep fill its pages. Dead-lettered rows can be listed by an operator.
    await each(sweep, page.unreadable, deps.deadLetter);
    sweep.ending.deadLettered += page.unreadable.length;
    noteOldest(sweep, page.due);
    if ((await enqueuePage(sweep, page.due)) === 'queue is down' || !page.next) return;
    left -= page.due.length;
    from = page.next;
  }
};

const enqueuePage = async (sweep: Sweep, due: readonly WaitingSubmission[]): Promise<'queue is down' | 'done'> => {
  for (let start = 0; start < due.length && !sweep.isTimeUp(); start += 10) {
    const taken = await enqueue(sweep, due.slice(start, start + 10));
    sweep.refusals = taken === 0 ? sweep.refusals + 1 : 0;
    if (sweep.refusals >= pipelineLimits.sweepRefusals) return 'queue is down';
  }
  return 'done';
};

const noteOldest = ({ lane, ending, now }: Sweep, due: readonly WaitingSubmission[]): void => {
  const oldest = Math.max(0, ...due.map(({ acceptedAt }) => ageSeconds(acceptedAt, now)));
  const which = lane === 'result' ? 'oldestResultSeconds' : 'oldestEffectSeconds';
  ending[which] = Math.max(ending[which], oldest);
};

/**
 * First the queue, then the note on the item: in the other order a submission would wait a whole gap longer each time the
 * queue refuses. A second message does no harm. Answers with how many the queue took.
 */
const enqueue = async (sweep: Sweep, jobs: WaitingSubmission[]): Promise<number> => {
  const taken = await sweep.deps.enqueueAll(sweep.lane, jobs);
  sweep.ending.enqueued += taken.length;
  sweep.ending.refused += jobs.length - taken.length;
  await each(sweep, taken, (waiting) => scheduleNextLook(sweep, waiting));
  return taken.length;
};

/** After days of tries it is dead-lettered: the sweep does not enqueue it again. */
const scheduleNextLook = async ({ deps, ending, now }: Sweep, waiting: WaitingSubmission): Promise<void> => {
  const age = ageSeconds(waiting.acceptedAt, now);
  if (age <= pipelineLimits.deadLetterAfterSeconds) return deps.defer(waiting, laterBy(now, sweepGapSeconds(age)));
  await deps.deadLetter(waiting);
  ending.deadLettered += 1;
};

/** Side by side. One that fails is reported at the end of the sweep, and stops nothing. */
const each = async <Row>({ failures }: Sweep, rows: readonly Row[], act: (row: Row) => Promise<void>) => {
  const endings = await Promise.allSettled(rows.map(act));
  for (const ending of endings) if (ending.status === 'rejected') failures.push(ending.reason);
};

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

export const sweepWaitingWorker = {
  description:
    'Puts submissions that wait too long on the queue again, and accounts whose time without an address is over',
  // One whole processor: after an outage it changes hundreds of items a second, and what costs time then is the SDK's own work.
  memoryMb: 1769,
  // A sweep must have ended when the next one starts.
  timeoutSeconds: pipelineLimits.sweepEverySeconds - 5,
  whoIsAffected: 'Submissions whose message was lost are not picked up again.',
  rights: {
    submissions: ['UpdateItem'],
    waitingIndex: ['Query'],
    accounts: ['UpdateItem'],
    dueIndex: ['Query'],
    limits: ['GetItem'],
    // How much is there says how much the sweep may add.
    resultQueue: ['SendMessage', 'GetQueueAttributes'],
    effectQueue: ['SendMessage', 'GetQueueAttributes'],
    accountQueue: ['SendMessage'],
    waitingShards: [],
  },
} as const satisfies WorkerDeclaration;
