import type { WorkingLink } from '#web/features/feature.ts';

export const workingLinks: readonly WorkingLink[] = [
  { to: '/methods', label: 'How it works, with all sources', isFor: () => true },
  {
    to: '/proof',
    label: 'How well does this number work?',
    isFor: ({ overall_summary: summary }) => summary.biologicalAge != null,
  },
];
