import { flushSync } from 'react-dom';
import { type } from './ui/typing.ts';

// Some password managers and old browsers fill in fields without an event. React then does not know the value: it
// submits the old one, keeps a button disabled, and empties the field when it renders again.

/** Excludes files, whose value no script may set, and inputs that are ticked or moved. */
const typed = 'input:is(:not([type]), [type="text"], [type="email"], [type="password"])';

/**
 * When the user comes back to the page or submits a form. A disabled button receives no press, so it must be enabled
 * before that.
 */
const events = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'submit'] as const;

/** React writes the value that it knows into the attribute too. */
const isUnknown = (input: HTMLInputElement): boolean => input.value !== input.defaultValue;

function takeFilledIn(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(typed)].filter(isUnknown);
  if (inputs.length === 0) return;
  const values = inputs.map((input) => ({ input, value: input.value }));
  // Type them synchronously, because the event goes on to React's own handlers, which must see the new values. All
  // values were read before.
  for (const { input, value } of values) flushSync(() => type(input, value));
}

/** Takes over values that came without an event, before React's own handlers run. Call it once. */
export function followFilledIn(): () => void {
  for (const event of events) addEventListener(event, takeFilledIn, { capture: true, passive: true });
  return () => {
    for (const event of events) removeEventListener(event, takeFilledIn, { capture: true });
  };
}
