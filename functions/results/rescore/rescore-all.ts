import type { EnginePattern } from './engine-pattern.ts';
import type { MadeRow, RescoreEnding } from './rescore-one.ts';
import { addTo, emptyTally, type Tally } from './tally.ts';

/** A row of the index with its place in it. */
export type IndexedRow = MadeRow & { place: string };

/** Where a run stands: in which shard, after which place. */
type Progress = { shard: string; place: string; tally: Tally };

export type RescoreAllDeps = {
  shards: readonly string[];
  listMadeBy: (shard: string, prefix: string, after: string, limit: number) => Promise<IndexedRow[]>;
  rescoreOne: (engine: EnginePattern, row: MadeRow) => Promise<RescoreEnding>;
  /** Null while there is none. A dry run has none. */
  findProgress: () => Promise<Progress | null>;
  saveProgress: (progress: Progress) => Promise<void>;
  /** Told of each result that was looked at. */
  note: (row: MadeRow, ending: RescoreEnding) => void;
  /** Waits as long as the pace asks for after a result that was written. */
  keepPace: () => Promise<void>;
  /** False: a worker has to end soon. It goes on later, from where it is. */
  hasTime: () => boolean;
};

const rowsPerPage = 25;

/**
 * Every result that these versions have made, shard by shard. After each result it stores where it is,
 * so the next run goes on there. What is done already is no longer in the index: nothing is lost without that note but time.
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
