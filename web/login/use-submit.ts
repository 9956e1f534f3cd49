import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * Sends a form once. Nothing is sent while a field is invalid (the first one gets the focus) or while a request is under way.
 * `send` returns the sentence to show, or null on success.
 */
export function useSubmit(isValid: boolean, send: () => Promise<string | null>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ isBusy: false, wasTried: false, error: null as string | null });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    setState({ isBusy: isValid, wasTried: true, error: null });
    if (!isValid) return;
    const error = await send();
    setState({ isBusy: false, wasTried: true, error });
  };
  useEffect(() => {
    const target = state.error ? '[type=submit]' : '[aria-invalid]';
    // The button was disabled while busy and has lost the focus. The alert needs no focus: it is read out anyway.
    if (state.wasTried && !state.isBusy) form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [state]);
  return { form, onSubmit, ...state };
}
