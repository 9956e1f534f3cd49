/** Where the inline script of a prerendered page keeps the buttons and boxes that were pressed before the app had started. */
export const earlyPressesKey = 'earlyPresses';

declare global {
  var earlyPresses: HTMLElement[] | undefined;
}

/**
 * Holds what a person has done on a prerendered page before React takes it over; React would forget it. Call it just before;
 * the function that it returns does it again, once React has its handlers.
 */
export function holdEarlyInput(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll('input')]
    .filter(({ type, value }) => type !== 'checkbox' && value !== '')
    .map((input) => ({ input, value: input.value }));
  for (const { input } of typed) input.value = '';
  return () => {
    // React puts a setter of its own on each input, and takes what is set by it for its own.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const { input, value } of typed) {
      set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const presses = globalThis.earlyPresses ?? [];
    globalThis.earlyPresses = undefined;
    for (const button of presses) button.click();
  };
}
