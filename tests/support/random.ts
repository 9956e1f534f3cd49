/** Random numbers that can be repeated: the same seed gives the same sequence (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[below(list.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from.');
    return chosen;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  return { next, below, pick, shuffled };
};

export type Chance = ReturnType<typeof seeded>;

/**
 * How many random cases a property runs: all of them, or a fiftieth with PROPERTY_RUNS=few in the environment
 * (`npm test`, `npm run test:quick`).
 */
export const runs = (all: number): number =>
  process.env.PROPERTY_RUNS === 'few' ? Math.max(10, Math.ceil(all / 50)) : all;

/** True in `npm run test:chaos`. */
export const isFullLoad = process.env.CHAOS === 'full';

/**
 * All cases in `npm run test:chaos` and a tenth elsewhere: for code that hardly changes, and for input that no screen can
 * produce.
 */
export const tenthOfRuns = (all: number): number => (isFullLoad ? all : runs(all / 10));
