import type { FeaturePage } from '#web/features/feature.ts';

// 'What if…': the user changes the answers of one result on their device, and may save some changes as a plan.

/** @public The registry reads it; knip does not see that behind a quoted name. */
export const sheet = 'feature-what-if';

export const pages: readonly FeaturePage[] = [
  {
    path: '/what-if/:submissionId',
    load: async () => (await import('./what-if-page.tsx')).WhatIfPage,
    sheet,
    isProtected: true,
  },
];
