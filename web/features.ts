import type { Feature, FeaturePage } from './feature.ts';
import * as move from './features/move/feature.ts';

// In the first download: nothing but pages, each of which loads when it is opened. Places on pages of the core: feature-places.ts.

export const features: Readonly<Record<string, Feature>> = {
  move,
};

export const featurePages: readonly FeaturePage[] = [...move.pages];
