/**
 * Types as a user does, so that React notices. React overrides the setter of each input and fires no change for a value
 * that it has seen there. So this first changes the value through React's setter and then sets it through the
 * browser's.
 */
export function type(input: HTMLInputElement, value: string): void {
  input.value = `${value}.`;
  setUnseen(input, 'value', value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Uses the browser's setter, which React does not see. */
export function setUnseen(input: HTMLInputElement, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(input, value);
}
