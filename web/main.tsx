import './ui/base.css';
import './ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { productQuizId, quizPaths } from '#shared/derived-names.ts';
import { App } from './app.tsx';
import { followOtherTabs, restoreSession, useSession } from './session/session.ts';
import { pageAt } from './shell/pages.tsx';
import { preloadOnIntent, preloadWhenIdle } from './shell/preload.ts';

restoreSession();
followOtherTabs();
const isSignedIn = useSession.getState().authToken !== null;

// Wanted by the app's first effect; asked for now, it comes beside the page and not after it.
if (isSignedIn) import('./api/account.ts').catch(() => {});

// The page's code is there before the first render: React shows it at once, with no fallback in between.
const page = pageAt(location.pathname);
const firstPage = page?.isProtected && !isSignedIn ? pageAt('/login') : page;
await firstPage?.load().catch(() => {}); // the page slot says so, and offers another try

const root = document.getElementById('root') as HTMLElement;
// Router transitions would hold each step of the quiz back by a frame.
const app = (
  <BrowserRouter useTransitions={false}>
    <App />
  </BrowserRouter>
);
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);

preloadOnIntent();
if (location.pathname === '/') preloadWhenIdle([isSignedIn ? '/dashboard' : quizPaths[productQuizId]]);
