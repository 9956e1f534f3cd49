import { numbersPath } from '../numbers/numbers-path.ts';
import { loadStyles } from '../ui/load-styles.ts';
import type { Page } from './loadable.ts';
import { loadable, loadPage } from './loadable.ts';

/** A result, and what can be done with it. */
export const resultPages: readonly Page[] = [
  {
    path: '/results/:submissionId',
    isProtected: true,
    ...loadable(async () => {
      const [{ ResultsPage }] = await Promise.all([import('../results/results-page.tsx'), loadStyles('result')]);
      return <ResultsPage />;
    }),
  },
  {
    path: '/results/:submissionId/doctor',
    isProtected: true,
    ...loadPage(async () => {
      const [{ DoctorPage }] = await Promise.all([import('../doctor/doctor-page.tsx'), loadStyles('doctor')]);
      return <DoctorPage />;
    }),
  },
  {
    path: numbersPath,
    isProtected: true,
    ...loadPage(async () => {
      const [{ NumbersPage }] = await Promise.all([import('../numbers/numbers-page.tsx'), loadStyles('numbers')]);
      return <NumbersPage />;
    }),
  },
  {
    path: '/what-if/:submissionId',
    isProtected: true,
    ...loadPage(async () => {
      const [{ WhatIfPage }] = await Promise.all([import('../what-if/what-if-page.tsx'), loadStyles('what-if')]);
      return <WhatIfPage />;
    }),
  },
  {
    path: '/answers/:submissionId',
    isProtected: true,
    ...loadPage(async () => {
      const { MyAnswersPage } = await import('../my-answers/my-answers-page.tsx');
      return <MyAnswersPage />;
    }),
  },
  {
    path: '/retake/:submissionId',
    isProtected: true,
    ...loadPage(async () => {
      const { RetakePage } = await import('../retake/retake-page.tsx');
      return <RetakePage />;
    }),
  },
];
