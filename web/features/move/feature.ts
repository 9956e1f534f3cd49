import type { FeaturePage } from '#web/features/feature.ts';
import { continuePath } from './continue-path.ts';

// An unfinished quiz moves to another device. The user starts this in the menu of a question and ends on the page that
// the link opens.

/** The dialog shows a code to scan. */
export const sheet = 'code';

export const pages: readonly FeaturePage[] = [
  { path: continuePath, load: async () => (await import('./continue-page.tsx')).ContinuePage, sheet },
];
