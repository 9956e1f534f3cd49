// What every page says before its code: to a browser that is too old or runs no script, and when the code does not arrive.
// The words about an emergency follow each.

export const tooOld = (product: string) =>
  `Please update your browser, or open this page in another one: this version is too old for ${product}.`;
export const notStarted = 'This page didn’t load. Check your connection and try again.';
export const noScript = 'Please turn on JavaScript to take a quiz or see your results.';
