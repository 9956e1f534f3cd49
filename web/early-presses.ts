/** The global variable in which the inline script of a prerendered page stores the buttons pressed before the app started. */
export const earlyPressesKey = 'early';

declare global {
  var early: HTMLElement[] | undefined;
}

/** Presses them again, now that React has its handlers. The inline script records no more presses after that. */
export function repeatPresses(): void {
  const presses = globalThis.early ?? [];
  globalThis.early = undefined;
  for (const button of presses) button.click();
}
