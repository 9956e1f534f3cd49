/**
 * Holds what was typed and ticked on a prerendered page before React hydrates it, which React would not know of. Call it just
 * before React starts. It returns a function that replays the input: call that when React has its handlers and is not
 * rendering.
 */
export function holdTyped(root: HTMLElement): () => void {
  const inputs = [...root.querySelectorAll('input')];
  const boxes = inputs.filter(({ type }) => type === 'checkbox');
  const held = inputs.filter(({ type }) => type !== 'checkbox').map((input) => ({ input, before: input.value }));
  // Where React renders the page afresh, another field has the same name.
  const nowOf = (input: HTMLInputElement) =>
    input.isConnected ? input : root.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
  for (const { input } of held) input.value = '';
  return () => {
    // Read before anything is typed: React re-renders for what is typed, and resets the boxes.
    const ticks = boxes.map((box) => ({ box, isTicked: box.checked }));
    for (const { input, before } of held) {
      const now = nowOf(input);
      // The user may have typed on into the emptied field.
      if (now) type(now, before + input.value);
    }
    for (const { box, isTicked } of ticks) {
      const now = nowOf(box);
      if (now) tick(now, isTicked);
    }
  };
}

/** Types as a user does, so that React notices. */
function type(input: HTMLInputElement, value: string): void {
  if (value === '') return;
  // React overrides the setter of each input. It fires no change for a value that was set through its setter, nor for the value
  // that it found at its start. So the value is first emptied through React's setter and then set through the browser's.
  input.value = '';
  setUnseen(input, 'value', value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Ticks as a user does, so that React notices. An event that is not a mouse event does not toggle the box again. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (isTicked === box.defaultChecked) return;
  box.checked = !isTicked;
  setUnseen(box, 'checked', isTicked);
  box.dispatchEvent(new Event('click', { bubbles: true }));
}

/** Uses the browser's setter, which React does not see. */
function setUnseen(input: HTMLInputElement, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(input, value);
}
