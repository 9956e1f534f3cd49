import { flushSync } from 'react-dom';
import { type } from './ui/typing.ts';

// Some password managers, and old browsers, fill in fields without an event. React then does not know the value: it sends what it
// knew, keeps a button off, and empties the field when it draws it anew.

/** Not files, whose value no script may set, nor what is ticked or moved. */
const typed = 'input:is(:not([type]), [type="text"], [type="email"], [type="password"])';

/** The user comes back to the page, or sends a form. A button that is off hears no press, so it must be on before. */
const events = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'submit'] as const;

/** React writes the value that it knows into the attribute, too. */
const isUnknown = (input: HTMLInputElement): boolean => input.value !== input.defaultValue;

function takeFilledIn(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(typed)].filter(isUnknown);
  if (inputs.length === 0) return;
  const values = inputs.map((input) => ({ input, value: input.value }));
  // At once, because the event goes on to React's own handlers, which must see the new values. All values were read before.
  for (const { input, value } of values) flushSync(() => type(input, value));
}

/** Takes values over that came without an event, before React's own handlers run. Call it once. */
export function followFilledIn(): () => void {
  for (const event of events) addEventListener(event, takeFilledIn, { capture: true, passive: true });
  return () => {
    for (const event of events) removeEventListener(event, takeFilledIn, { capture: true });
  };
}
