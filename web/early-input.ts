/**
 * Holds what a person has typed and ticked on a prerendered page before React takes it over; React would not know of it. Call
 * it just before React starts. It returns a function that does the same once more: call that when React has its handlers and
 * is not drawing.
 */
export function holdTyped(root: HTMLElement): () => void {
  const inputs = [...root.querySelectorAll('input')];
  const boxes = inputs.filter(({ type }) => type === 'checkbox');
  const held = inputs.filter(({ type }) => type !== 'checkbox').map((input) => ({ input, before: input.value }));
  // Where React draws the page anew, the field has a successor of the same name.
  const nowOf = (input: HTMLInputElement) =>
    input.isConnected ? input : root.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
  for (const { input } of held) input.value = '';
  return () => {
    // Read before anything is typed: React draws again for what was typed, and sets the boxes back that it knows nothing of.
    const ticks = boxes.map((box) => ({ box, isTicked: box.checked }));
    for (const { input, before } of held) {
      const now = nowOf(input);
      // Meanwhile somebody may have typed on, into the field that was emptied.
      if (now) type(now, before + input.value);
    }
    for (const { box, isTicked } of ticks) {
      const now = nowOf(box);
      if (now) tick(now, isTicked);
    }
  };
}

/** As a person types: React hears of it. */
function type(input: HTMLInputElement, value: string): void {
  if (value === '') return;
  // React has a setter of its own on each input. It fires no change for a value that was set by this setter, nor for the value
  // that it found at its start. So the value is first emptied by React's setter and then set by the browser's.
  input.value = '';
  setUnseen(input, 'value', value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As a person ticks: React hears of it, in the same way. An event that is no mouse event does not turn the box round again. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (isTicked === box.defaultChecked) return;
  box.checked = !isTicked;
  setUnseen(box, 'checked', isTicked);
  box.dispatchEvent(new Event('click', { bubbles: true }));
}

/** By the browser's setter, of which React does not hear. */
function setUnseen(input: HTMLInputElement, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(input, value);
}
