import type { FeaturePage } from '#web/feature.ts';
import { continuePath } from './continue-path.ts';

// An unfinished quiz moves to another device. It leaves by the menu of a question and arrives on the page behind the link.

/** Its rules are beside those of the link for a doctor, which has a code to scan too. */
export const sheet = 'doctor';

export const pages: readonly FeaturePage[] = [
  { path: continuePath, load: async () => (await import('./continue-page.tsx')).ContinuePage, sheet },
];
