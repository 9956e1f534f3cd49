import * as doctor from './doctor/result-places.tsx';
import type { CareDoor, ResultPart, ResultWay, StepAction, WorkingLink } from './feature.ts';
import * as methods from './methods/result.ts';
import * as numbers from './numbers/result-places.tsx';
import * as whatIf from './what-if/result-places.tsx';

// What features add to a result.

/** The pages that a result links to, besides those of the core. */
export const resultWays: readonly ResultWay[] = [...numbers.ways, ...whatIf.ways];

/**
 * Always among the doors below a result, as the last ones. They are its only doors until a notice or a low mood has been
 * dealt with.
 */
export const careDoors: readonly CareDoor[] = [...doctor.careDoors];

/** Shown below the plan of a result with a figure. */
export const afterPlan: readonly ResultPart[] = [...whatIf.afterPlan, ...numbers.afterPlan];

/** Shown before the figure. */
export const beforeFigure: readonly ResultPart[] = [...whatIf.beforeFigure];

/** Actions for the first step of a result. */
export const stepActions: readonly StepAction[] = [...whatIf.stepActions];

/** Below 'How we worked this out'. */
export const workingLinks: readonly WorkingLink[] = [...methods.workingLinks];
