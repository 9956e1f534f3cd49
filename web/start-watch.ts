/** The global function in which the inline script of a page (`build/inline-scripts.ts`) waits to hear that the app has started. */
export const startedKey = 'started';

/** The sentence in `index.html` for a page whose scripts have not come. */
export const notStartedId = 'not-started';

declare global {
  var started: (() => void) | undefined;
}
