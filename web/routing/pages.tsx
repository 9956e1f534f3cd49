import { matchPath } from 'react-router-dom';
import { type QuizId, quizIds, quizRecords } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { accountPath, erasePath } from '../account/account-path.ts';
import { confirmPath } from '../confirm/confirm-path.ts';
import { HomePage } from '../home/home-page.tsx';
import { helpPath } from '../login/help-path.ts';
import type { Page } from './loadable.ts';
import { loaded, loadPage } from './loadable.ts';
import { publicPages } from './public-pages.tsx';
import { resultPages } from './result-pages.tsx';

const quizPage = async (quizId: QuizId) => {
  // It is needed next, and removes drafts whose time is over: Home loads this page ahead, as most people open it next.
  import('../quiz/draft/drafts.ts').catch(() => {});
  const [{ QuizPage }, quiz] = await Promise.all([import('../quiz/quiz-page.tsx'), loadQuiz(quizId)]);
  return <QuizPage key={quizId} quizId={quizId} quiz={quiz} />;
};

/** Home is in the first download. Every other page is loaded when a person is about to open it. */
export const pages: readonly Page[] = [
  { path: '/', ...loaded(<HomePage />) },
  {
    path: '/login',
    ...loadPage(async () => {
      const { LoginPage } = await import('../login/login-page.tsx');
      return <LoginPage />;
    }),
  },
  {
    path: helpPath,
    ...loadPage(async () => {
      const { HelpPage } = await import('../login/help/help-page.tsx');
      return <HelpPage />;
    }),
  },
  {
    path: confirmPath,
    ...loadPage(async () => {
      const { ConfirmPage } = await import('../confirm/confirm-page.tsx');
      return <ConfirmPage />;
    }),
  },
  {
    path: '/register',
    ...loadPage(async () => {
      const { RegisterPage } = await import('../register/register-page.tsx');
      return <RegisterPage />;
    }),
  },
  ...quizIds.map((quizId) => ({ path: quizRecords[quizId].path, ...loadPage(() => quizPage(quizId)) })),
  {
    path: '/dashboard',
    isProtected: true,
    ...loadPage(async () => {
      const { DashboardPage } = await import('../dashboard/dashboard-page.tsx');
      return <DashboardPage />;
    }),
  },
  {
    path: accountPath,
    isProtected: true,
    ...loadPage(async () => {
      const { AccountPage } = await import('../account/account-page.tsx');
      return <AccountPage />;
    }),
  },
  {
    path: erasePath,
    ...loadPage(async () => {
      const { ErasePage } = await import('../account/erase-page.tsx');
      return <ErasePage />;
    }),
  },
  ...resultPages,
  ...publicPages,
  {
    path: '*',
    ...loadPage(async () => {
      const { NotFoundPage } = await import('../not-found/not-found-page.tsx');
      return <NotFoundPage />;
    }),
  },
];

/** The page for an address. */
export const pageAt = (pathname: string): Page | undefined => pages.find(({ path }) => matchPath(path, pathname));
