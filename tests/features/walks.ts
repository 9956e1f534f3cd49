import type { FeatureWalk } from '#tests/support/feature-walk.ts';
import * as doctor from './doctor/walk.ts';
import * as move from './move/walk.ts';
import * as numbers from './numbers/walk.ts';
import * as offline from './offline/walk.ts';

/** Screens of features that no address opens. Those with an address: `screens.ts`. */
export const featureWalks: readonly FeatureWalk[] = [doctor.walk, move.walk, numbers.walk, offline.walk];
