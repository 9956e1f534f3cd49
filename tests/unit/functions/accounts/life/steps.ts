import type { Ghost, Who } from './people.ts';

/** One step of somebody's. `n` and `m` choose among what there is. */
export type Step = { kind: string; who: Who; browser: number; email: string; n: number; m: number };
export type Steps = Record<string, (ghost: Ghost, step: Step) => Promise<void>>;
