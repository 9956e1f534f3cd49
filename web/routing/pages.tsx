import { matchPath } from 'react-router-dom';
import { type QuizId, quizIds, quizRecords } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { HomePage } from '#web/home/home-page.tsx';
import { accountPath, confirmPath, continuePath, erasePath, helpPath, numbersPath, viewPath } from '#web/paths.ts';
import { loadStyles } from '#web/ui/load-styles.ts';
import { loadable, loaded, loadPage, type Page } from './loadable.ts';

/** What everybody can open, with an account or without. */
const publicPages: readonly Page[] = [
  {
    path: '/methods',
    ...loadPage(async () => {
      const { MethodsPage } = await import('#web/methods/methods-page.tsx');
      return <MethodsPage />;
    }),
  },
  {
    path: '/about',
    ...loadPage(async () => {
      const { AboutPage } = await import('#web/about/about-page.tsx');
      return <AboutPage />;
    }),
  },
  {
    path: '/proof',
    ...loadPage(async () => {
      const { ProofPage } = await import('#web/proof/proof-page.tsx');
      return <ProofPage />;
    }),
  },
  {
    path: '/privacy',
    ...loadPage(async () => {
      const { PrivacyPage } = await import('#web/privacy/privacy-page.tsx');
      return <PrivacyPage />;
    }),
  },
  {
    path: viewPath,
    ...loadPage(async () => {
      const [{ ViewPage }] = await Promise.all([import('#web/view/view-page.tsx'), loadStyles('doctor')]);
      return <ViewPage />;
    }),
  },
  {
    path: continuePath,
    ...loadPage(async () => {
      const [{ ContinuePage }] = await Promise.all([import('#web/continue/continue-page.tsx'), loadStyles('doctor')]);
      return <ContinuePage />;
    }),
  },
  {
    path: '/verify/:submissionId?',
    ...loadPage(async () => {
      const [{ VerifyPage }] = await Promise.all([import('#web/verify/verify-page.tsx'), loadStyles('verify')]);
      return <VerifyPage />;
    }),
  },
];

/** A result, and what can be done with it. */
const resultPages: readonly Page[] = [
  {
    path: '/results/:submissionId',
    isProtected: true,
    ...loadable(async () => {
      const [{ ResultsPage }] = await Promise.all([import('#web/results/results-page.tsx'), loadStyles('result')]);
      return <ResultsPage />;
    }),
  },
  {
    path: '/results/:submissionId/doctor',
    isProtected: true,
    ...loadPage(async () => {
      const [{ DoctorPage }] = await Promise.all([import('#web/doctor/doctor-page.tsx'), loadStyles('doctor')]);
      return <DoctorPage />;
    }),
  },
  {
    path: numbersPath,
    isProtected: true,
    ...loadPage(async () => {
      const [{ NumbersPage }] = await Promise.all([import('#web/numbers/numbers-page.tsx'), loadStyles('numbers')]);
      return <NumbersPage />;
    }),
  },
  {
    path: '/what-if/:submissionId',
    isProtected: true,
    ...loadPage(async () => {
      const [{ WhatIfPage }] = await Promise.all([import('#web/what-if/what-if-page.tsx'), loadStyles('what-if')]);
      return <WhatIfPage />;
    }),
  },
  {
    path: '/answers/:submissionId',
    isProtected: true,
    ...loadPage(async () => {
      const { MyAnswersPage } = await import('#web/my-answers/my-answers-page.tsx');
      return <MyAnswersPage />;
    }),
  },
  {
    path: '/retake/:submissionId',
    isProtected: true,
    ...loadPage(async () => {
      const { RetakePage } = await import('#web/retake/retake-page.tsx');
      return <RetakePage />;
    }),
  },
];

const quizPage = async (quizId: QuizId) => {
  // It is needed next, and removes drafts whose time is over: Home loads this page ahead, as most people open it next.
  import('#web/quiz/draft/drafts.ts').catch(() => {});
  const [{ QuizPage }, quiz] = await Promise.all([import('#web/quiz/quiz-page.tsx'), loadQuiz(quizId)]);
  return <QuizPage key={quizId} quizId={quizId} quiz={quiz} />;
};

/** Home is in the first download. Every other page is loaded when a person is about to open it. */
export const pages: readonly Page[] = [
  { path: '/', ...loaded(<HomePage />) },
  {
    path: '/login',
    ...loadPage(async () => {
      const { LoginPage } = await import('#web/login/login-page.tsx');
      return <LoginPage />;
    }),
  },
  {
    path: helpPath,
    ...loadPage(async () => {
      const { HelpPage } = await import('#web/login/help/help-page.tsx');
      return <HelpPage />;
    }),
  },
  {
    path: confirmPath,
    ...loadPage(async () => {
      const { ConfirmPage } = await import('#web/confirm/confirm-page.tsx');
      return <ConfirmPage />;
    }),
  },
  {
    path: '/register',
    ...loadPage(async () => {
      const { RegisterPage } = await import('#web/register/register-page.tsx');
      return <RegisterPage />;
    }),
  },
  ...quizIds.map((quizId) => ({ path: quizRecords[quizId].path, ...loadPage(() => quizPage(quizId)) })),
  {
    path: '/dashboard',
    isProtected: true,
    ...loadPage(async () => {
      const { DashboardPage } = await import('#web/dashboard/dashboard-page.tsx');
      return <DashboardPage />;
    }),
  },
  {
    path: accountPath,
    isProtected: true,
    ...loadPage(async () => {
      const { AccountPage } = await import('#web/account/account-page.tsx');
      return <AccountPage />;
    }),
  },
  {
    path: erasePath,
    ...loadPage(async () => {
      const { ErasePage } = await import('#web/account/erase-page.tsx');
      return <ErasePage />;
    }),
  },
  ...resultPages,
  ...publicPages,
  {
    path: '*',
    ...loadPage(async () => {
      const { NotFoundPage } = await import('#web/not-found/not-found-page.tsx');
      return <NotFoundPage />;
    }),
  },
];

/** The page for an address. */
export const pageAt = (pathname: string): Page | undefined => pages.find(({ path }) => matchPath(path, pathname));
