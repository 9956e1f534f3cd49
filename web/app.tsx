import { useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { isStoreThere } from './quiz/is-store-there.ts';
import { Guard } from './routing/guard.tsx';
import { PageSlot } from './routing/page-slot.tsx';
import { pages } from './routing/pages.tsx';
import { setLogoutWarning } from './session/logout-warning.ts';
import { noteLogout } from './session/pending-logout.ts';
import { onLogout, useSession } from './session/session.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { useSessionEnding } from './shell/use-session-ending.ts';

// Both are set here and not in the quiz, because a person may log out on a page that has not loaded the quiz's code.
setLogoutWarning(async () => {
  const { hasUnsent, LogoutDialog } = await import('./quiz/logout-dialog.tsx');
  return { isNeeded: hasUnsent, Dialog: LogoutDialog };
});
onLogout(async ({ authToken }) => {
  // At once: the network may be away, and with it the code of the next line.
  noteLogout();
  const { logOutAtServer } = await import('./api/log-out.ts');
  await logOutAtServer(authToken);
});
onLogout(async () => {
  const { leaveNothing } = await import('./quiz/leave-nothing.ts');
  await leaveNothing();
});

/** The app inside its router: it shows the page of the address and runs what every page needs. */
export function App({ onStarted }: { onStarted?: () => void }) {
  useAccount();
  useScrollToTop();
  const Ending = useSessionEnding();
  useEffect(() => {
    // Set by the page for its first paint; React takes over here.
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

/** Loads the profile and the submissions while there is a token, and sends answers that wait. */
function useAccount(): void {
  const authToken = useSession((session) => session.authToken);
  useEffect(() => {
    if (authToken === null) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    // The file that `main.tsx` has asked for already: one request less.
    import('./api/first-calls.ts').then(
      ({ followAccount }) => {
        if (!isOver) stop = followAccount();
      },
      () => console.info('The account could not be loaded.'),
    );
    watchWhatWaits().catch(() => {}); // the quiz page watches the outbox too
    return () => {
      isOver = true;
      stop?.();
    };
  }, [authToken]);
}

async function watchWhatWaits(): Promise<void> {
  if (!(await isStoreThere().catch(() => true))) return;
  const { watchOutbox } = await import('./quiz/outbox/resend.ts');
  watchOutbox();
}

/** Scrolls a new page to its top. After Back the browser restores the old position itself. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, not per kind of navigation
  useLayoutEffect(() => {
    if (navigationType !== 'POP') scrollTo(0, 0);
  }, [pathname]);
}
