import './ui/base.css';
import './ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { pathPrefix } from '#words/language.ts';
import { App } from './app.tsx';
import { repeatPresses } from './early-presses.ts';
import { home, pathOf } from './paths.ts';
import { pageAt, preloadOnIntent, preloadWhenIdle } from './routing/pages.tsx';
import { followOtherTabs, restoreSession, stopRenewing, useSession } from './session/session.ts';
import './start-watch.ts';
import { loadStyles } from './ui/loading.ts';

// Without its last slash the first page of a language would lie outside the router's base and its service worker's scope.
if (pathPrefix && location.pathname === pathPrefix)
  history.replaceState(history.state, '', home + location.search + location.hash);

restoreSession();
followOtherTabs();
const { authToken, renewing } = useSession.getState();
const isSignedIn = authToken !== null;
// Few visitors return with an expired token, so this code is not part of the first visit.
if (renewing)
  import('./api/call.ts').then(
    ({ renew }) => renew(),
    () => stopRenewing({ keep: true }),
  );

// Started now, so that the calls overlap with loading the page's code.
const firstCalls = isSignedIn ? import('./api/first-calls.ts').catch(() => null) : null;

// The page's code is loaded before the first render, so React shows the page at once, without a fallback.
const page = pageAt(pathOf(location.pathname));
const firstPage = page?.isProtected && !isSignedIn && !renewing ? pageAt('/login') : page;
await firstPage?.load().catch(() => {}); // the page slot shows the failure and offers another try
if (globalThis.asked) await firstCalls?.then((first) => first?.earlyAnswers());

const root = document.getElementById('root') as HTMLElement;
// Loaded this late because a page can enter the page cache only after its first paint.
import('./after-start.ts').catch(() => {}); // without it, a page that comes back still follows the session
const repeatTyped =
  root.querySelector('input') &&
  (await import('./early-input.ts').then(({ holdTyped }) => holdTyped(root)).catch(() => {}));
// React calls this from an effect. The work waits until the effect has ended, because React renders only then: until
// that, each field would overwrite the one before, and a press would submit a form that is still empty.
const onStarted = () => {
  globalThis.started?.();
  queueMicrotask(() => {
    repeatTyped?.();
    repeatPresses();
  });
};
// Router transitions would delay each step of the quiz by one frame.
const app = (
  <BrowserRouter basename={home} useTransitions={false}>
    <App onStarted={onStarted} />
  </BrowserRouter>
);
// A user who returns to something, such as a question of the quiz, must not see the prerendered page first.
const isBack = history.state?.usr != null || history.state?.quiz != null;
if (root.querySelector('main') && firstPage?.get() && !isBack) hydrateRoot(root, app);
else createRoot(root).render(app);

preloadOnIntent();
// Not earlier, because the scripts would compete for bandwidth with the sheet and then with the fonts.
void loadStyles('app')
  .catch(() => {})
  .then(() => delete document.documentElement.dataset.fonts);
if (pathOf(location.pathname) === '/') preloadWhenIdle([isSignedIn ? '/dashboard' : quizRecords[productQuizId].path]);
