/**
 * The global function by which the app tells the inline script of a page (`build/inline-scripts.ts`) that it has
 * started.
 */
export const startedKey = 'started';

/** The sentence in `index.html` for a page whose scripts have not arrived. */
export const notStartedId = 'not-started';

declare global {
  var started: (() => void) | undefined;
}
