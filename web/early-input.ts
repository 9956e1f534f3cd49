import { setUnseen, type } from './ui/typing.ts';

/**
 * Holds what was typed and ticked on a prerendered page before React hydrates it, because React would not know about
 * it. Call it just before React starts. It returns a function that replays the input. Call that when React has its
 * handlers and is not rendering.
 */
export function holdTyped(root: HTMLElement): () => void {
  const inputs = [...root.querySelectorAll('input')];
  const boxes = inputs.filter(({ type }) => type === 'checkbox');
  const held = inputs.filter(({ type }) => type !== 'checkbox').map((input) => ({ input, before: input.value }));
  // If React renders the page afresh, another field has the same name.
  const nowOf = (input: HTMLInputElement) =>
    input.isConnected ? input : root.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
  for (const { input } of held) input.value = '';
  return () => {
    // Read the boxes before anything is typed: React re-renders for typed text, and resets them.
    const ticks = boxes.map((box) => ({ box, isTicked: box.checked }));
    for (const { input, before } of held) {
      const now = nowOf(input);
      // The user may have typed more into the emptied field.
      const value = before + input.value;
      if (now && value !== '') type(now, value);
    }
    for (const { box, isTicked } of ticks) {
      const now = nowOf(box);
      if (now) tick(now, isTicked);
    }
  };
}

/** Ticks as a user does, so that React notices. An event that is not a mouse event does not toggle the box again. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (isTicked === box.defaultChecked) return;
  box.checked = !isTicked;
  setUnseen(box, 'checked', isTicked);
  box.dispatchEvent(new Event('click', { bubbles: true }));
}
