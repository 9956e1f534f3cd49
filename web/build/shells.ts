import * as dashboard from '#words/dashboard.ts';
import * as labels from '#words/labels.ts';
import * as resultPage from '#words/result-page.ts';
import type { OwnSheet } from '../ui/loading.ts';

/** What a signed-in user sees until the page's code has loaded. It contains no personal data. */
export type Shell = {
  /** The file of the site, without its ending. `in-results` serves every address one level below `/results`. */
  file: string;
  title: string;
  /** Where Back leads, as on the page itself. */
  back: { to: string; label: string };
  words: string;
  /** Modules that are imported when this page is opened. The page tells the browser to load them at once. */
  modules: readonly string[];
  sheet?: OwnSheet;
  /**
   * Modules that may be shown on the shell at any time. The shell starts with only their rules and those of `modules`.
   * Anything else waits for the rest of the app's sheet (`loadStyles('rest')`).
   */
  alsoStyled?: readonly string[];
};

/** Loaded first, so that the API is called while the rest loads. */
const signedIn = ['api/first-calls.ts'];

/** The pages that users come back to, from a mail or a bookmark. */
export const shells: readonly Shell[] = [
  {
    file: 'dashboard',
    title: dashboard.documentTitle,
    back: { to: '/', label: labels.backToHome },
    words: dashboard.loading,
    modules: [...signedIn, 'dashboard/dashboard-page.tsx'],
  },
  {
    file: 'in-results',
    title: labels.yourResults,
    back: { to: '/dashboard', label: labels.backToDashboard },
    words: resultPage.loading,
    modules: [...signedIn, 'results/results-page.tsx'],
    sheet: 'result',
    alsoStyled: ['shell/session-ending.tsx', 'quiz/logout.tsx'],
  },
];
