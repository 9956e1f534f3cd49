import {
  asksForLetter,
  type EnginePattern,
  type MadeRow,
  type RescoreEnding,
  type ResultChange,
} from './rescore-one.ts';

type Counts = Readonly<Record<string, number>>;

/** A run's counts so far: numbers of results, nothing that identifies a user. */
export type Tally = {
  readonly replaced: number;
  /** Of the replaced results, those whose user gets a letter. */
  readonly told: number;
  readonly busy: number;
  readonly kept: Counts;
  readonly levels: Counts;
  readonly raised: Counts;
  readonly dropped: Counts;
  /** How far figures move. */
  readonly moves: Counts;
};

export const emptyTally: Tally = {
  replaced: 0,
  told: 0,
  busy: 0,
  kept: {},
  levels: {},
  raised: {},
  dropped: {},
  moves: {},
};

export const addTallies = (one: Tally, other: Tally): Tally => ({
  replaced: one.replaced + other.replaced,
  told: one.told + other.told,
  busy: one.busy + other.busy,
  kept: sumOf(one.kept, other.kept),
  levels: sumOf(one.levels, other.levels),
  raised: sumOf(one.raised, other.raised),
  dropped: sumOf(one.dropped, other.dropped),
  moves: sumOf(one.moves, other.moves),
});

const sumOf = (one: Counts, other: Counts): Counts => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, count]) => [name, (one[name] ?? 0) + count])),
});

const addTo = (tally: Tally, ending: RescoreEnding): Tally => {
  if (ending.kind === 'nothing to do') return tally;
  if (ending.kind === 'busy') return { ...tally, busy: tally.busy + 1 };
  if (ending.kind === 'kept') return { ...tally, kept: more(tally.kept, [ending.why]) };
  return withChange(tally, ending.change);
};

const withChange = (tally: Tally, change: ResultChange): Tally => ({
  ...tally,
  replaced: tally.replaced + 1,
  told: tally.told + (asksForLetter(change) ? 1 : 0),
  levels: more(tally.levels, change.level ? [`${change.level.from} → ${change.level.to}`] : []),
  raised: more(tally.raised, change.raised),
  dropped: more(tally.dropped, change.dropped),
  moves: more(tally.moves, [stepOf(change.moved)]),
});

const more = (counts: Counts, names: readonly string[]): Counts => ({
  ...counts,
  ...Object.fromEntries(names.map((name) => [name, (counts[name] ?? 0) + 1])),
});

/** The upper bounds of the histogram's buckets, in years or percentage points. */
const steps = [0.5, 1, 2, 5, 10];

const stepOf = (moved: number | null): string => {
  if (moved === null) return 'no figure before or after';
  if (moved === 0) return 'the same figure';
  const size = Math.abs(moved);
  const to = steps.find((step) => size <= step);
  return `${moved > 0 ? 'up' : 'down'} by ${to === undefined ? `more than ${steps.at(-1)}` : `at most ${to}`}`;
};

/** A row of the index with its position in it. */
export type IndexedRow = MadeRow & { place: string };

/** A run's position: the shard, and the last row in it. */
type Progress = { shard: string; place: string; tally: Tally };

export type RescoreAllDeps = {
  shards: readonly string[];
  listMadeBy: (shard: string, prefix: string, after: string, limit: number) => Promise<IndexedRow[]>;
  rescoreOne: (engine: EnginePattern, row: MadeRow) => Promise<RescoreEnding>;
  /** Null if there is none yet. A dry run has none. */
  findProgress: () => Promise<Progress | null>;
  saveProgress: (progress: Progress) => Promise<void>;
  /** Reports each result that was checked. */
  note: (row: MadeRow, ending: RescoreEnding) => void;
  /** Paces the run after each result that was written. */
  keepPace: () => Promise<void>;
  /** False when the worker must stop soon. The run continues later from its stored position. */
  hasTime: () => boolean;
};

const rowsPerPage = 25;

/**
 * Rescores every result of these versions, shard by shard. Stores its position after each result, so that the next run
 * continues there. Replaced results leave the index, so a lost position costs only time.
 */
export const rescoreAll = async (
  deps: RescoreAllDeps,
  engine: EnginePattern,
): Promise<{ tally: Tally; isDone: boolean }> => {
  const begun = await deps.findProgress();
  let tally = begun?.tally ?? emptyTally;
  const look = async (row: MadeRow) => {
    const ending = await deps.rescoreOne(engine, row);
    tally = addTo(tally, ending);
    deps.note(row, ending);
    return ending;
  };
  const from = Math.max(0, deps.shards.indexOf(begun?.shard ?? ''));
  for (const shard of deps.shards.slice(from)) {
    const after = shard === begun?.shard ? begun.place : '';
    for await (const row of rowsOf(deps, shard, engine.prefix, after)) {
      if (!deps.hasTime()) return { tally, isDone: false };
      const { kind } = await look(row);
      await deps.saveProgress({ shard, place: row.place, tally });
      if (kind === 'replaced') await deps.keepPace();
    }
  }
  return { tally, isDone: true };
};

async function* rowsOf(deps: RescoreAllDeps, shard: string, prefix: string, after: string) {
  let last = after;
  for (;;) {
    const rows = await deps.listMadeBy(shard, prefix, last, rowsPerPage);
    yield* rows;
    const next = rows.at(-1)?.place;
    if (next === undefined) return;
    last = next;
  }
}
