import { report } from './app.tsx';
import { followFilledIn } from './filled-in.ts';
import './session/put-away.ts';
import { followPageTranslators } from './ui/page-translators.ts';

// What every page needs soon, but not before its first paint. If a script fails earlier, the page itself reports it
// (`build/inline-scripts.ts`).

followPageTranslators();
followFilledIn();
addEventListener('error', ({ error }) => report(error, false));
addEventListener('unhandledrejection', ({ reason }) => report(reason, false));
