import { viewPath } from '../links/view-path.ts';
import { continuePath } from '../quiz/move/continue-path.ts';
import { loadStyles } from '../ui/load-styles.ts';
import type { Page } from './loadable.ts';
import { loadPage } from './loadable.ts';

/** What everybody can open, with an account or without. */
export const publicPages: readonly Page[] = [
  {
    path: '/methods',
    ...loadPage(async () => {
      const { MethodsPage } = await import('../methods/methods-page.tsx');
      return <MethodsPage />;
    }),
  },
  {
    path: '/about',
    ...loadPage(async () => {
      const { AboutPage } = await import('../about/about-page.tsx');
      return <AboutPage />;
    }),
  },
  {
    path: '/proof',
    ...loadPage(async () => {
      const { ProofPage } = await import('../proof/proof-page.tsx');
      return <ProofPage />;
    }),
  },
  {
    path: '/privacy',
    ...loadPage(async () => {
      const { PrivacyPage } = await import('../privacy/privacy-page.tsx');
      return <PrivacyPage />;
    }),
  },
  {
    path: viewPath,
    ...loadPage(async () => {
      const [{ ViewPage }] = await Promise.all([import('../view/view-page.tsx'), loadStyles('doctor')]);
      return <ViewPage />;
    }),
  },
  {
    path: continuePath,
    ...loadPage(async () => {
      const [{ ContinuePage }] = await Promise.all([import('../continue/continue-page.tsx'), loadStyles('doctor')]);
      return <ContinuePage />;
    }),
  },
  {
    path: '/verify/:submissionId?',
    ...loadPage(async () => {
      const [{ VerifyPage }] = await Promise.all([import('../verify/verify-page.tsx'), loadStyles('verify')]);
      return <VerifyPage />;
    }),
  },
];
