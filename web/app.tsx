import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import * as labels from '#words/labels.ts';
import * as shell from '#words/shell.ts';
import { home } from './paths.ts';
import { isStoreThere } from './quiz/is-store-there.ts';
import { type Page, pages } from './routing/pages.tsx';
import { isRemembered, type LoginState, onLogout, useSession } from './session/session.ts';
import { noteLogout, useSharedDevice } from './session/storage.ts';
import { Screen, setLogoutWarning } from './shell/screen.tsx';
import { Button, PageSpinner } from './ui/button.tsx';
import { useLoaded } from './ui/loading.ts';
import { Column, Message, PageHeading } from './ui/page.tsx';

/**
 * Waits while an expired token is renewed. Redirects a visitor without a token to the login, and from there back to
 * this page. It only checks that there is a token; the API validates it.
 */
export function Guard({ children }: { children: ReactNode }) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const isRenewing = useSession(({ renewing }) => renewing !== null);
  const { pathname } = useLocation();
  if (isSignedIn) return children;
  if (isRenewing) return <Screen>{null}</Screen>;
  return <Navigate to="/login" replace state={{ from: pathname } satisfies LoginState} />;
}

/**
 * Tells the operator that this page broke. An error that no screen caught is reported only if it comes from our
 * scripts.
 */
export const report = (error: unknown, isCaught = true): void =>
  void import('./report-crash.ts').then(
    ({ reportCrash }) => reportCrash(error, isCaught),
    () => {}, // without a network there is no report
  );

/** Shows a message and a button to Home instead of a blank screen when a page throws while it renders. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <Column>
          <Message
            heading={<h1>{shell.somethingWrong}</h1>}
            actions={<Button onClick={() => location.assign(home)}>{labels.returnHome}</Button>}
          >
            {shell.somethingWrongSafe}
          </Message>
        </Column>
      </main>
    );
  }
}

/** Shows a page if it is loaded, a spinner while it loads, and a message with a retry if it cannot be loaded. */
export function PageSlot({ page }: { page: Page }) {
  const content = page.get();
  const loaded = useLoaded(content === null, page.load);
  if (content) return content;
  // The login has no header, even while it loads.
  const header = page.path === '/login' ? { header: null } : {};
  return <Screen {...header}>{loaded === null ? <NotLoaded /> : <PageSpinner words={labels.loadingPage} />}</Screen>;
}

function NotLoaded() {
  // Without a network this reports nothing. With one, a script is missing from this release.
  useEffect(() => report(new DOMException('', 'PageNotLoaded')), []);
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle={shell.notLoadedTitle}>{shell.notLoaded}</PageHeading>}
        actions={<Button onClick={() => location.reload()}>{labels.tryAgain}</Button>}
      >
        {labels.checkConnection}
      </Message>
    </Column>
  );
}

// Both are registered here and not in the quiz, because the user may log out on a page that has not loaded the quiz.
setLogoutWarning(async () => {
  const { hasUnsent, LogoutDialog } = await import('./quiz/logout.tsx');
  return { isNeeded: hasUnsent, Dialog: LogoutDialog };
});
onLogout(async ({ authToken }) => {
  // Before the import, which fails when the network is down.
  noteLogout();
  const { logOutAtServer } = await import('./api/call.ts');
  await logOutAtServer(authToken);
});
onLogout(async () => {
  const { leaveNothing } = await import('./quiz/logout.tsx');
  await leaveNothing();
});

/** The app inside its router: shows the page of the address and runs what every page needs. */
export function App({ onStarted }: { onStarted?: () => void }) {
  useAccount();
  useScrollToTop();
  const Ending = useSessionEnding();
  useEffect(() => {
    // The page set these for its first paint. React takes over here.
    delete document.documentElement.dataset.session;
    delete document.documentElement.dataset.resumed;
    onStarted?.();
  }, [onStarted]);
  return (
    <ErrorBoundary>
      <Routes>
        {pages.map((page) => {
          const slot = <PageSlot key={page.path} page={page} />;
          return <Route key={page.path} path={page.path} element={page.isProtected ? <Guard>{slot}</Guard> : slot} />;
        })}
      </Routes>
      {Ending && <Ending />}
    </ErrorBoundary>
  );
}

/** While there is a token, loads the profile and the submissions and sends unsent answers. */
function useAccount(): void {
  const authToken = useSession((session) => session.authToken);
  useEffect(() => {
    if (authToken === null) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    // `main.tsx` has requested this file already.
    import('./api/first-calls.ts').then(
      ({ followAccount }) => {
        if (!isOver) stop = followAccount();
      },
      () => console.info('The account could not be loaded.'),
    );
    watchUnsent().catch(() => {}); // the quiz page watches the outbox as well
    return () => {
      isOver = true;
      stop?.();
    };
  }, [authToken]);
}

async function watchUnsent(): Promise<void> {
  if (!(await isStoreThere().catch(() => true))) return;
  const { watchOutbox } = await import('./quiz/outbox/resend.ts');
  watchOutbox();
}

/**
 * Watches a session that does not renew itself for weeks, and warns before it ends. Undefined for every other session,
 * so visitors and users who stay logged in never load its code.
 */
function useSessionEnding(): ComponentType | undefined {
  useSharedDevice(); // draws again on the choice: a shared device remembers no session
  const isEnding = useSession(({ authToken }) => authToken !== null && !isRemembered());
  // If it cannot be loaded, the API still ends the session.
  return useLoaded(isEnding, () => import('./shell/session-ending.tsx'))?.SessionEnding;
}

/** Scrolls a new page to its top. After Back, the browser itself restores the old position. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not per kind of navigation
  useLayoutEffect(() => {
    if (navigationType !== 'POP') scrollTo(0, 0);
  }, [pathname]);
}
