import * as whatIf from './what-if/benches.ts';

/** The benchmarks that features add to the end of `npm run bench:web`. */
export const featureBenches: readonly (() => Promise<unknown>)[] = [...whatIf.benches];
