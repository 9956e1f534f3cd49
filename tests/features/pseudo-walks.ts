import type { PseudoWalk } from '#tests/pseudo/pseudo-walk.ts';
import * as doctor from './doctor/pseudo-walk.ts';
import * as move from './move/pseudo-walk.ts';
import * as offline from './offline/pseudo-walk.ts';

/** Screens of features that no address opens. Those with an address: `screens.ts`. */
export const pseudoWalks: readonly PseudoWalk[] = [doctor.walk, move.walk, offline.walk];
