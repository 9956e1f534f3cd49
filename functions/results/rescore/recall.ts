import type { WorkerDeclaration } from '#functions/edge/rights.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type Correction, corrections } from '#shared/corrections/corrections.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { type MadeRow, type RescoreEnding, type RescoreOneDeps, readEnginePattern, rescoreOne } from './rescore-one.ts';
import { type SendLettersDeps, sendLetter } from './send-letters.ts';
import { addTo, emptyTally, type Tally } from './tally.ts';

// A recall runs in the stage: an operator starts it, and their laptop need not stay open. Each shard of the index is a chain of
// messages: a worker takes one, runs for one time slice, records its progress, and enqueues the same message again. The last
// shard to end starts the letters, which are one chain. A duplicate message does no harm, because every step is safe to repeat.

/**
 * A recall that an operator has started. `begunAt` distinguishes it from an earlier run for the same engine, whose messages end
 * by themselves.
 */
export type RecallRun = {
  engine: string;
  begunAt: string;
  /** Null: a dry run. */
  correction: string | null;
  /** Results, and letters, a second: for all workers together. */
  perSecond: number;
  isStopped: boolean;
  /** The engine that was deployed at the start: another one would make other results. */
  by: string;
};

export type RecallJob = Pick<RecallRun, 'engine' | 'begunAt'> & {
  /** A shard of the index, or the letters. */
  part: string;
};

export const lettersPart = 'letters';

/** The progress of a part. */
export type PartProgress = {
  isDone: boolean;
  place: string;
  tally: Tally | null;
  letters: Readonly<Record<string, number>>;
  /** Letters that had to wait in this round: the address's daily limit was reached, or a worker held a lease. */
  waiting: number;
  /** How many rounds of letters there have been. */
  rounds: number;
};

const unbegun: PartProgress = { isDone: false, place: '', tally: null, letters: {}, waiting: 0, rounds: 0 };

/** A row of the index with its position in it. */
export type IndexedRow = MadeRow & { place: string };

export type RecallDeps = {
  shards: readonly string[];
  findRun: (engine: string) => Promise<RecallRun | null>;
  findPart: (job: RecallJob) => Promise<PartProgress | null>;
  savePart: (job: RecallJob, progress: PartProgress) => Promise<void>;
  enqueue: (job: RecallJob, delaySeconds: number) => Promise<void>;
  /** The ports of one run: the correction decides what replaces the earlier result. */
  portsOf: (run: RecallRun) => RescoreOneDeps & {
    listMadeBy: (shard: string, prefix: string, after: string, limit: number) => Promise<IndexedRow[]>;
    /** Reports each result that was replaced or stays: its ids, and which of the two. */
    note: (row: MadeRow, outcome: string) => void;
  };
  letters: SendLettersDeps;
  /** Waits until the SES rate has room for a letter; false if it has none now. */
  letterTurn: () => Promise<boolean>;
  pause: (milliseconds: number) => Promise<void>;
  now: () => Date;
};

/** A worker has 40 seconds. The rest covers the timeouts of the calls that it starts last. */
const sliceMs = 20_000;
const noRoomSeconds = 60;
/** A letter that exceeds an address's daily limit is retried every quarter of an hour, the longest delay of SQS. */
const nextRoundSeconds = 900;
/** A day and a half. After that, the report lists the letters that are still pending. */
const mostRounds = 144;

export const recall =
  (deps: RecallDeps) =>
  async (job: RecallJob): Promise<void> => {
    const run = await deps.findRun(job.engine);
    // Stopped or restarted: this chain ends here.
    if (!run || run.isStopped || run.begunAt !== job.begunAt) return;
    if (run.by !== engineVersion)
      throw new Error(`The recall was started for engine ${run.by}, but ${engineVersion} is deployed. Start it again.`);
    const before = (await deps.findPart(job)) ?? unbegun;
    if (before.isDone) return job.part === lettersPart ? undefined : beginLettersIfLast(deps, run);
    if (job.part === lettersPart) return sendSome(deps, run, job, before);
    const after = await rescoreSome(deps, run, job, before);
    if (!after.isDone) return deps.enqueue(job, 0);
    await beginLettersIfLast(deps, run);
  };

/** The correction in the deployed release's public ledger, where users read the reason. Null for a dry run. */
export const correctionOf = (run: RecallRun, ledger: readonly Correction[] = corrections): Correction | null => {
  if (run.correction === null) return null;
  const found = ledger.find(({ id }) => id === run.correction);
  if (found) return found;
  throw new Error(`The correction ${run.correction} is not in the ledger of this release. Deploy it first.`);
};

/** The kind of each change, without figures, levels or words: the line is about a user. */
export const wordsFor = (ending: Exclude<RescoreEnding, { kind: 'nothing to do' }>): string => {
  if (ending.kind === 'busy') return 'busy';
  if (ending.kind === 'kept') return `kept: ${ending.why}`;
  const { level, raised, dropped, moved } = ending.change;
  const kinds = [
    level && 'level',
    raised.length + dropped.length > 0 && 'warning',
    moved !== 0 && moved !== null && 'figure',
  ].filter(Boolean);
  return kinds.length > 0 ? kinds.join(', ') : 'words only';
};

/** The clock starts at each call. */
const untilSliceEnds = ({ now }: Pick<RecallDeps, 'now'>) => {
  const end = now().getTime() + sliceMs;
  return () => now().getTime() < end;
};

const rowsPerPage = 25;

/**
 * Rescores the results of one shard until the slice ends. Stores its position after each result, so that the next slice continues
 * there. Replaced results leave the index, so a lost position costs only time.
 */
async function rescoreSome(
  deps: RecallDeps,
  run: RecallRun,
  job: RecallJob,
  before: PartProgress,
): Promise<PartProgress> {
  const pattern = readEnginePattern(run.engine);
  if (!pattern) throw new Error(`No engine version matches ${run.engine}.`);
  const hasTime = untilSliceEnds(deps);
  const ports = deps.portsOf(run);
  let tally = before.tally ?? emptyTally;
  let latest = before;
  for (;;) {
    const rows = await ports.listMadeBy(job.part, pattern.prefix, latest.place, rowsPerPage);
    for (const row of rows) {
      if (!hasTime()) return latest;
      const ending = await rescoreOne(ports, pattern, row);
      if (ending.kind !== 'nothing to do') ports.note(row, wordsFor(ending));
      tally = addTo(tally, ending);
      latest = { ...latest, place: row.place, tally };
      await deps.savePart(job, latest);
      if (ending.kind === 'replaced' && run.correction !== null)
        await deps.pause((1000 * pipelineLimits.recallWorkers) / run.perSecond);
    }
    if (rows.length === 0) break;
  }
  latest = { ...latest, tally, isDone: true };
  await deps.savePart(job, latest);
  return latest;
}

async function beginLettersIfLast(deps: RecallDeps, run: RecallRun): Promise<void> {
  if (run.correction === null) return;
  const { engine, begunAt } = run;
  const parts = await Promise.all(deps.shards.map((part) => deps.findPart({ engine, begunAt, part })));
  if (parts.every((part) => part?.isDone)) await deps.enqueue({ engine, begunAt, part: lettersPart }, 0);
}

/** Sends pending correction letters within the SES rate. */
async function sendSome(deps: RecallDeps, run: RecallRun, job: RecallJob, before: PartProgress): Promise<void> {
  if (run.correction === null) return;
  const hasTime = untilSliceEnds(deps);
  const send = sendLetter(deps.letters, run.correction);
  const counts: Record<string, number> = { ...before.letters };
  const save = (change: Partial<PartProgress> = {}) => deps.savePart(job, { ...before, letters: counts, ...change });
  let { place, waiting } = before;
  for await (const pending of deps.letters.listPending(run.correction, place)) {
    // Before the letter is begun: a worker that stops while it waits here leaves no letter behind.
    const delaySeconds = hasTime() ? ((await deps.letterTurn()) ? null : noRoomSeconds) : 0;
    if (delaySeconds !== null) {
      await save({ place, waiting });
      return deps.enqueue(job, delaySeconds);
    }
    const ending = await send(pending.userId);
    if (ending === 'later' || ending === 'busy') waiting += 1;
    else counts[ending] = (counts[ending] ?? 0) + 1;
    place = pending.place;
    await deps.pause(1000 / run.perSecond);
  }
  const rounds = before.rounds + 1;
  const isDone = waiting === 0 || rounds >= mostRounds;
  await save({ isDone, rounds, place: '', waiting: isDone ? waiting : 0 });
  if (!isDone) await deps.enqueue(job, nextRoundSeconds);
}

export const recallResultsWorker = {
  description: 'Rescores the results of a wrong engine, and sends letters about corrections',
  // A message is a slice of work, and takes all of a worker's time.
  batchSize: 1,
  whoIsAffected: 'Results of a wrong engine are not corrected, or users are not informed; the queue tries again.',
  rights: {
    submissions: ['GetItem', 'Query', 'UpdateItem'],
    results: ['GetItem', 'PutItem', 'UpdateItem'],
    madeByIndex: ['Query'],
    erased: ['GetItem', 'ConditionCheckItem'],
    accounts: ['GetItem', 'PutItem'],
    limits: ['GetItem', 'PutItem', 'UpdateItem'],
    recallQueue: ['SendMessage'],
    accountQueue: ['SendMessage'],
    mail: ['SendEmail'],
    serverKey: [],
  },
} as const satisfies WorkerDeclaration;
