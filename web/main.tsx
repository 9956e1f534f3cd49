import './ui/base.css';
import './ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { App } from './app.tsx';
import { repeatPresses } from './early-presses.ts';
import { pageAt, preloadOnIntent, preloadWhenIdle } from './routing/pages.tsx';
import { followOtherTabs, restoreSession, stopRenewing, useSession } from './session/session.ts';
import { loadStyles } from './ui/loading.ts';

restoreSession();
followOtherTabs();
const { authToken, renewing } = useSession.getState();
const isSignedIn = authToken !== null;
// Hardly anybody comes back with an expired token, so its code is not part of the first visit.
if (renewing)
  import('./api/call.ts').then(
    ({ renew }) => renew(),
    () => stopRenewing({ keep: true }),
  );

// Asked now, the API answers while the page's code is on its way.
const firstCalls = isSignedIn ? import('./api/first-calls.ts').catch(() => null) : null;

// The page's code is loaded before the first render, so React shows the page at once, without a fallback.
const page = pageAt(location.pathname);
const firstPage = page?.isProtected && !isSignedIn && !renewing ? pageAt('/login') : page;
await firstPage?.load().catch(() => {}); // the page slot shows the failure and offers another try
if (globalThis.asked) await firstCalls?.then((first) => first?.earlyAnswers());

const root = document.getElementById('root') as HTMLElement;
// It is asked for this late because nothing can be put away before the first paint.
import('./session/put-away.ts').catch(() => {}); // without it the page still follows the session when it comes back
const repeatTyped =
  root.querySelector('input') &&
  (await import('./early-input.ts').then(({ holdTyped }) => holdTyped(root)).catch(() => {}));
// React calls this from an effect, so the work waits until the effect is over: within it React would draw only at the end. Each
// field would then overwrite the one before, and a press would send a form that is still empty.
const onStarted = () =>
  queueMicrotask(() => {
    repeatTyped?.();
    repeatPresses();
  });
// Router transitions would delay each step of the quiz by one frame.
const app = (
  <BrowserRouter useTransitions={false}>
    <App onStarted={onStarted} />
  </BrowserRouter>
);
// Whoever is back with something to go on with, such as a question of the quiz, does not want the page as a stranger sees it.
const isBack = history.state?.usr != null || history.state?.quiz != null;
if (root.querySelector('main') && firstPage?.get() && !isBack) hydrateRoot(root, app);
else createRoot(root).render(app);

preloadOnIntent();
// Not before: the scripts would share the line with the sheet, and after it with the fonts.
loadStyles('app')
  .catch(() => {})
  .then(() => delete document.documentElement.dataset.fonts);
if (location.pathname === '/') preloadWhenIdle([isSignedIn ? '/dashboard' : quizRecords[productQuizId].path]);
