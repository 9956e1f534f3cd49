import type { ResultPart, ResultWay, WorkingLink } from './feature.ts';
import * as methods from './features/methods/result.ts';
import * as numbers from './features/numbers/result-places.tsx';

// What features add to a result.

/** The pages that a result leads to, beside those of the core. */
export const resultWays: readonly ResultWay[] = [...numbers.ways];

/** What stands below the plan of a result with a figure. */
export const afterPlan: readonly ResultPart[] = [...numbers.afterPlan];

/** Below 'How we worked this out'. */
export const workingLinks: readonly WorkingLink[] = [...methods.workingLinks];
