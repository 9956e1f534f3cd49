import { report } from './app.tsx';
import { followFilledIn } from './filled-in.ts';
import './session/put-away.ts';
import { followPageTranslators } from './ui/page-translators.ts';

// What every page needs soon, and not before its first paint. A script that fails earlier is reported by the page itself
// (`build/inline-scripts.ts`).

followPageTranslators();
followFilledIn();
addEventListener('error', ({ error }) => report(error, false));
addEventListener('unhandledrejection', ({ reason }) => report(reason, false));
