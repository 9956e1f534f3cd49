import type { FeatureLink } from '#web/features/feature.ts';

export const siteLinks: readonly FeatureLink[] = [{ to: '/methods', label: 'How it works' }];

/** The methods page lists every source in full. */
export const sourcePages = ['/methods#source-'] as const;
