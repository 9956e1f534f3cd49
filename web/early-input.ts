/**
 * Holds what a person has typed on a prerendered page before React takes it over; React would not know of it. Call it just
 * before React starts. It returns a function that types the same once more: call that when React has its handlers and is not
 * drawing.
 */
export function holdTyped(root: HTMLElement): () => void {
  const held = [...root.querySelectorAll('input')]
    .filter(({ type }) => type !== 'checkbox')
    .map((input) => ({ input, before: input.value }));
  for (const { input } of held) input.value = '';
  return () => {
    for (const { input, before } of held) {
      // Where React draws the page anew, the field has a successor of the same name.
      const now = input.isConnected ? input : root.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
      // Meanwhile somebody may have typed on, into the field that was emptied.
      if (now) type(now, before + input.value);
    }
  };
}

/** As a person types: React hears of it. */
function type(input: HTMLInputElement, value: string): void {
  if (value === '') return;
  // React has a setter of its own on each input. It fires no change for a value that was set by this setter, nor for the value
  // that it found at its start. So the value is first emptied by React's setter and then set by the browser's.
  input.value = '';
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
