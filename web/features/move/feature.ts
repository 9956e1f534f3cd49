import type { FeaturePage } from '#web/features/feature.ts';
import { continuePath } from './continue-path.ts';

// An unfinished quiz moves to another device. The user starts this in the menu of a question and ends on the page that
// the link opens.

/** Its rules share a sheet with those of the link for a doctor, which also shows a code to scan. */
export const sheet = 'doctor';

export const pages: readonly FeaturePage[] = [
  { path: continuePath, load: async () => (await import('./continue-page.tsx')).ContinuePage, sheet },
];
