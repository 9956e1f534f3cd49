import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { type QuizId, quizIds, quizRecords } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { featurePages } from '#web/features/all.ts';
import type { FeaturePage } from '#web/features/feature.ts';
import { HomePage } from '#web/home/home-page.tsx';
import { accountPath, confirmPath, erasePath, helpPath, pathOf, placePath } from '#web/paths.ts';
import { type Loadable, loadable, loaded, loadStyles, type OwnSheet } from '#web/ui/loading.ts';

export type Page = Loadable<ReactElement> & { path: string; isProtected?: true };

type Needs = {
  sheet?: OwnSheet;
  /** False for a result, which starts with a part of the app's sheet (`web/build/shells.ts`). */
  hasRest?: boolean;
};

const publicPage = (path: string, load: () => Promise<ComponentType>, { sheet, hasRest = true }: Needs = {}): Page => ({
  path,
  ...loadable(async () => {
    const [Content] = await Promise.all([load(), sheet && loadStyles(sheet), hasRest && loadStyles('rest')]);
    return <Content />;
  }),
});

/** A page that needs a login. */
const userPage = (...page: Parameters<typeof publicPage>): Page => ({ ...publicPage(...page), isProtected: true });

const quizPage = (quizId: QuizId): Page =>
  publicPage(quizRecords[quizId].path, async () => {
    // The quiz needs it next, and it removes expired drafts. Home preloads this page, because most users open it next.
    import('#web/quiz/draft/drafts.ts').catch(() => {});
    const [{ QuizPage }, quiz] = await Promise.all([import('#web/quiz/quiz-page.tsx'), loadQuiz(quizId)]);
    return () => <QuizPage key={quizId} quizId={quizId} quiz={quiz} />;
  });

const featurePage = ({ path, load, sheet, isProtected }: FeaturePage): Page => ({
  ...publicPage(path, load, { sheet }),
  ...(isProtected && { isProtected }),
});

/** Home is in the first download. Every other page is loaded when the user is about to open it. */
export const pages: readonly Page[] = [
  { path: '/', ...loaded(<HomePage />) },
  publicPage('/login', async () => (await import('#web/login/login-page.tsx')).LoginPage),
  publicPage(helpPath, async () => (await import('#web/login/help/help-page.tsx')).HelpPage),
  publicPage(confirmPath, async () => (await import('#web/confirm/confirm-page.tsx')).ConfirmPage),
  publicPage('/register', async () => (await import('#web/register/register-page.tsx')).RegisterPage),
  ...quizIds.map(quizPage),
  userPage('/dashboard', async () => (await import('#web/dashboard/dashboard-page.tsx')).DashboardPage),
  userPage(accountPath, async () => (await import('#web/account/account-page.tsx')).AccountPage),
  publicPage(erasePath, async () => (await import('#web/account/erase-page.tsx')).ErasePage),
  userPage('/results/:submissionId', async () => (await import('#web/results/results-page.tsx')).ResultsPage, {
    sheet: 'result',
    hasRest: false,
  }),
  publicPage('/about', async () => (await import('#web/about/about-page.tsx')).AboutPage),
  // It needs the rules of the contact lines, which are in the style sheet of a result.
  publicPage(placePath, async () => (await import('#web/place/place-page.tsx')).PlacePage, { sheet: 'result' }),
  publicPage('/privacy', async () => (await import('#web/privacy/privacy-page.tsx')).PrivacyPage),
  ...featurePages.map(featurePage),
  publicPage('/verify', async () => (await import('#web/verify/verify-page.tsx')).VerifyPage, { sheet: 'verify' }),
  publicPage('*', async () => (await import('#web/not-found/not-found-page.tsx')).NotFoundPage),
];

export const pageAt = (pathname: string): Page | undefined => pages.find(({ path }) => matchPath(path, pathname));

/** Loads the page of a link when the user points at it or reaches it with the keyboard. */
export function preloadOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(pathOf(link.pathname));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, onIntent, { passive: true });
}

/** Loads the most likely next pages when the first page is drawn and the browser is idle. */
export function preloadWhenIdle(pathnames: readonly string[]): void {
  const start = () => pathnames.forEach(preload);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}

const preload = (pathname: string): void => {
  // The page may be opened as soon as it is loaded, so its styles load first. A failure needs no message here: the page
  // slot tries again when the page is opened, and reports it then.
  loadStyles('app')
    .then(() => pageAt(pathname)?.load())
    .catch(() => {});
};
