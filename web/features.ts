import type { Feature, FeaturePage } from './feature.ts';
import * as methods from './features/methods/feature.ts';
import * as move from './features/move/feature.ts';
import * as numbers from './features/numbers/feature.ts';
import * as whatIf from './features/what-if/feature.ts';

// Part of the first download, so this contains only pages, each of which loads when it is opened. feature-places.ts has
// the places on core pages.

export const features: Readonly<Record<string, Feature>> = {
  move,
  numbers,
  'what-if': whatIf,
};

export const featurePages: readonly FeaturePage[] = [
  ...methods.pages,
  ...move.pages,
  ...numbers.pages,
  ...whatIf.pages,
];
