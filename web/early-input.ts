/**
 * Holds what a person has typed on a prerendered page before React takes it over; React would not know of it. Call it just
 * before; the function that it returns types it again, once React has its handlers.
 */
export function holdTyped(root: HTMLElement): () => void {
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
  };
}
