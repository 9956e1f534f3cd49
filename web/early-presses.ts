/** Where the inline script of a prerendered page keeps the buttons that were pressed before the app had started. */
export const earlyPressesKey = 'early';

declare global {
  var early: HTMLElement[] | undefined;
}

/** Presses them again, now that React has its handlers. From here on the inline script keeps none. */
export function repeatPresses(): void {
  const presses = globalThis.early ?? [];
  globalThis.early = undefined;
  for (const button of presses) button.click();
}
