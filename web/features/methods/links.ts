import * as words from '#feature-words/methods.ts';
import type { FeatureLink } from '#web/features/feature.ts';

export const siteLinks: readonly FeatureLink[] = [{ to: '/methods', label: words.howItWorks }];

/** The methods page lists every source in full. */
export const sourcePages = ['/methods#source-'] as const;
