import type { FeaturePage } from '#web/features/feature.ts';

// The user's own answers after the quiz: read and correct them (My answers), add measured numbers, and take a quiz
// again from the last answers.

export const sheet = 'feature-numbers';

export const pages: readonly FeaturePage[] = [
  {
    path: '/numbers/:submissionId',
    load: async () => (await import('./form/numbers-page.tsx')).NumbersPage,
    sheet,
    isProtected: true,
  },
  {
    path: '/answers/:submissionId',
    load: async () => (await import('./answers/my-answers-page.tsx')).MyAnswersPage,
    sheet,
    isProtected: true,
  },
  {
    path: '/retake/:submissionId',
    load: async () => (await import('./retake/retake-page.tsx')).RetakePage,
    sheet,
    isProtected: true,
  },
];
