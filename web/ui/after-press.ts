// A press on a button takes the focus from a field before the press has ended. If an error then appears below the field, it
// moves the button away from the pointer and the click is lost. (Touch sends mouse events too, with the blur between them.)
let isPressed = false;
globalThis.addEventListener?.('mousedown', () => (isPressed = true), true);
globalThis.addEventListener?.('mouseup', () => (isPressed = false), true);

/** Calls `act` now. During a press it waits until the click has happened. */
export function afterPress(act: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(act), { capture: true, once: true });
  else act();
}
