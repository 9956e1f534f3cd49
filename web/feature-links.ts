import type { FeatureLink } from './feature.ts';
import * as methods from './features/methods/links.ts';

// In the first download, and apart from `features.ts`, whose pages have these links themselves.

/** At the foot of every page. */
export const siteLinks: readonly FeatureLink[] = [...methods.siteLinks];

/** Where the sources of an estimate are described: an address that the id of a source completes. The first is linked to. */
export const sourcePages: readonly string[] = [...methods.sourcePages];
