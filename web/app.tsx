import { useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { onLogout, useSession } from './session/session.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Guard } from './shell/guard.tsx';
import { PageSlot } from './shell/page-slot.tsx';
import { pages } from './shell/pages.tsx';

// Here and not in the quiz: its code need not have been loaded on the page where somebody logs out.
onLogout(async () => {
  const { removeAllDrafts } = await import('./quiz/drafts.ts');
  await removeAllDrafts();
});

/** The app inside its router: which page is shown, and what goes on on every page. */
export function App() {
  useAccount();
  useScrollToTop();
  useEffect(() => {
    delete document.documentElement.dataset.session; // the start page's note (`index.html`): from here on React knows
  }, []);
  return (
    <ErrorBoundary>
      <Routes>
        {pages.map((page) => {
          const slot = <PageSlot key={page.path} page={page} />;
          return <Route key={page.path} path={page.path} element={page.isProtected ? <Guard>{slot}</Guard> : slot} />;
        })}
      </Routes>
    </ErrorBoundary>
  );
}

/** While there is a token, profile and submissions are fetched. */
function useAccount(): void {
  const authToken = useSession((session) => session.authToken);
  useEffect(() => {
    if (authToken === null) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('./api/account.ts').then(
      ({ followAccount }) => {
        if (!isOver) stop = followAccount();
      },
      () => console.info('The account could not be loaded.'),
    );
    import('./quiz/resend.ts').then(
      ({ watchOutbox }) => watchOutbox(),
      () => {}, // the quiz page watches too
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [authToken]);
}

/** A new page starts at its top; going back, the browser knows where one was. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not per kind of navigation
  useLayoutEffect(() => {
    if (navigationType !== 'POP') scrollTo(0, 0);
  }, [pathname]);
}
