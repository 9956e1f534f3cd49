import type { RescoreEnding, ResultChange } from './rescore-one.ts';
import { asksForLetter } from './rescore-one.ts';

type Counts = Readonly<Record<string, number>>;

/** What a run has met so far: numbers of results, and nothing of whom. */
export type Tally = {
  readonly replaced: number;
  /** Of the replaced ones, those whose person is written to. */
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

export const addTo = (tally: Tally, ending: RescoreEnding): Tally => {
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

/** The upper ends of the histogram's steps, in years or percentage points. */
const steps = [0.5, 1, 2, 5, 10];

const stepOf = (moved: number | null): string => {
  if (moved === null) return 'no figure before or after';
  if (moved === 0) return 'the same figure';
  const size = Math.abs(moved);
  const to = steps.find((step) => size <= step);
  return `${moved > 0 ? 'up' : 'down'} by ${to === undefined ? `more than ${steps.at(-1)}` : `at most ${to}`}`;
};
