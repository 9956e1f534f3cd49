// Pressing a button takes the focus from a field before the press is over. Whatever then appears below the field pushes
// the button away from under the pointer, and the click is lost. (Touch comes as mouse events too, blur between them.)
let isPressed = false;
globalThis.addEventListener?.('mousedown', () => (isPressed = true), true);
globalThis.addEventListener?.('mouseup', () => (isPressed = false), true);

/** Acts now, or, in the middle of a press, as soon as its click has happened. */
export function afterPress(act: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(act), { capture: true, once: true });
  else act();
}
