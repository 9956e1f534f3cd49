import type { FeatureLink } from './feature.ts';
import * as methods from './methods/links.ts';

// Part of the first download. Separate from `all.ts`, because the pages there have these links themselves.

/** At the foot of every page. */
export const siteLinks: readonly FeatureLink[] = [...methods.siteLinks];

/** Addresses that describe the sources of an estimate. The id of a source completes each address. Only the first is linked to. */
export const sourcePages: readonly string[] = [...methods.sourcePages];
