import { asksForLetter, type RescoreEnding } from './rescore-one.ts';

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

const addTallies = (one: Tally, other: Tally): Tally => ({
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

export const addTo = (tally: Tally, ending: RescoreEnding): Tally => addTallies(tally, tallyOf(ending));

const tallyOf = (ending: RescoreEnding): Tally => {
  if (ending.kind === 'nothing to do') return emptyTally;
  if (ending.kind === 'busy') return { ...emptyTally, busy: 1 };
  if (ending.kind === 'kept') return { ...emptyTally, kept: ones([ending.why]) };
  const { change } = ending;
  return {
    ...emptyTally,
    replaced: 1,
    told: asksForLetter(change) ? 1 : 0,
    levels: ones(change.level ? [`${change.level.from} → ${change.level.to}`] : []),
    raised: ones(change.raised),
    dropped: ones(change.dropped),
    moves: ones([stepOf(change.moved)]),
  };
};

const ones = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 1]));

/** The upper bounds of the histogram's buckets, in years or percentage points. */
const steps = [0.5, 1, 2, 5, 10];

const stepOf = (moved: number | null): string => {
  if (moved === null) return 'no figure before or after';
  if (moved === 0) return 'the same figure';
  const size = Math.abs(moved);
  const to = steps.find((step) => size <= step);
  return `${moved > 0 ? 'up' : 'down'} by ${to === undefined ? `more than ${steps.at(-1)}` : `at most ${to}`}`;
};
