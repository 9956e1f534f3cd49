/**
 * Holds what a person has typed on a prerendered page before React takes it over; React would not know of it. Call it just
 * before, and the function that it returns once React has its handlers and is not in the middle of drawing: it types it again.
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
  // React puts a setter of its own on each input, and takes what is set by it for its own. What it found there is, too.
  input.value = '';
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
