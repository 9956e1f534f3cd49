import * as words from '#feature-words/methods.ts';
import type { WorkingLink } from '#web/features/feature.ts';

export const workingLinks: readonly WorkingLink[] = [
  { to: '/methods', label: words.howItWorksWithSources, isFor: () => true },
  {
    to: '/proof',
    label: words.howWellDoesItWork,
    isFor: ({ overall_summary: summary }) => summary.biologicalAge != null,
  },
];
