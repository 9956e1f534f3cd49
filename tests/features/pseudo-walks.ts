import type { PseudoWalk } from '#tests/pseudo/pseudo-walk.ts';
import * as doctor from './doctor/pseudo-walk.ts';
import * as methods from './methods/pseudo-walk.ts';
import * as move from './move/pseudo-walk.ts';
import * as offline from './offline/pseudo-walk.ts';

/** What only a feature knows: screens that no address opens, and words that stay English. Screens with an address: `screens.ts`. */
export const pseudoWalks: readonly PseudoWalk[] = [doctor.walk, methods.walk, move.walk, offline.walk];
