import type { Feature, FeaturePage } from './feature.ts';
import * as methods from './features/methods/feature.ts';
import * as move from './features/move/feature.ts';
import * as numbers from './features/numbers/feature.ts';

// In the first download: nothing but pages, each of which loads when it is opened. Places on pages of the core: feature-places.ts.

export const features: Readonly<Record<string, Feature>> = {
  move,
  numbers,
};

export const featurePages: readonly FeaturePage[] = [...methods.pages, ...move.pages, ...numbers.pages];
