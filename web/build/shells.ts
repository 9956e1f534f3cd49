import type { OwnSheet } from '../ui/loading.ts';

/** What a signed-in user sees until the page's code has loaded. It contains no personal data. */
export type Shell = {
  /** The file of the site, without its ending. `in-results` answers every address one step below `/results`. */
  file: string;
  title: string;
  /** Where Back leads, as the page itself has it. */
  back: { to: string; label: string };
  words: string;
  /** Modules that are imported when this page is opened. The browser is told of them at once. */
  modules: readonly string[];
  sheet?: OwnSheet;
  /**
   * The shell begins with the rules of `modules` and of these alone: parts that may be shown on it at any time. Everything else that
   * comes to be shown waits for the rest of the app's sheet (`loadStyles('rest')`).
   */
  alsoStyled?: readonly string[];
};

/** First of all: with these the API is asked while the rest comes. */
const signedIn = ['api/first-calls.ts'];

/** The pages that people come back to, each from a letter or a bookmark. */
export const shells: readonly Shell[] = [
  {
    file: 'dashboard',
    title: 'Dashboard',
    back: { to: '/', label: 'Back to home' },
    words: 'Loading your results',
    modules: [...signedIn, 'dashboard/dashboard-page.tsx'],
  },
  {
    file: 'in-results',
    title: 'Your results',
    back: { to: '/dashboard', label: 'Back to dashboard' },
    words: 'Loading your results…',
    modules: [...signedIn, 'results/results-page.tsx'],
    sheet: 'result',
    alsoStyled: ['shell/session-ending.tsx', 'quiz/logout.tsx'],
  },
];
