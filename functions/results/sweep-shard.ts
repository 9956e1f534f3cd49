import type { Lane, SweptShard } from './lanes.ts';
import { pipelineLimits } from './pipeline-limits.ts';
import { ageSeconds, laterBy, sweepGapSeconds } from './retry-times.ts';
import type { NextPage, SweepDeps, SweepEnding, WaitingSubmission } from './sweep-deps.ts';

export const noEnding = (): SweepEnding => ({
  enqueued: 0,
  refused: 0,
  deadLettered: 0,
  oldestResultSeconds: 0,
  oldestEffectSeconds: 0,
});

export const addEndings = (one: SweepEnding, other: SweepEnding): SweepEnding => ({
  enqueued: one.enqueued + other.enqueued,
  refused: one.refused + other.refused,
  deadLettered: one.deadLettered + other.deadLettered,
  oldestResultSeconds: Math.max(one.oldestResultSeconds, other.oldestResultSeconds),
  oldestEffectSeconds: Math.max(one.oldestEffectSeconds, other.oldestEffectSeconds),
});

/** How many rows of a lane one shard may enqueue, of those that have waited since before that instant. */
export type LaneQuota = { jobs: number; before: string };

export type SweepRun = {
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
export const sweepShard = async (
  run: SweepRun,
  shard: SweptShard,
): Promise<{ ending: SweepEnding; failure?: unknown }> => {
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
