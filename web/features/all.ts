import * as doctor from './doctor/feature.ts';
import type { Feature, FeaturePage } from './feature.ts';
import * as methods from './methods/feature.ts';
import * as move from './move/feature.ts';
import * as numbers from './numbers/feature.ts';
import * as whatIf from './what-if/feature.ts';

// Part of the first download, so this contains only pages, each of which loads when it is opened. `places.ts` has
// the places on core pages.

export const features: Readonly<Record<string, Feature>> = {
  doctor,
  move,
  numbers,
  'what-if': whatIf,
};

export const featurePages: readonly FeaturePage[] = [
  ...doctor.pages,
  ...methods.pages,
  ...move.pages,
  ...numbers.pages,
  ...whatIf.pages,
];
