/**
 * How many random cases a property meets: all of them, or a fiftieth where the environment says PROPERTY_RUNS=few
 * (`npm run test:quick`).
 */
export const runs = (all: number): number =>
  process.env.PROPERTY_RUNS === 'few' ? Math.max(10, Math.ceil(all / 50)) : all;

/** `npm run test:chaos` shows the figures at their full size. */
export const isFullLoad = process.env.CHAOS === 'full';

/**
 * For what `npm run test:chaos` shows at its full size and `npm test` at a tenth: code that nobody changes, and input that
 * no screen can make.
 */
export const tenthOfRuns = (all: number): number => (isFullLoad ? all : runs(all / 10));
