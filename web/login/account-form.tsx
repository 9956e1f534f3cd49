import { type FormEvent, useEffect, useRef, useState } from 'react';
import { invalidEmail, isEmail } from '#shared/quiz/answer.ts';
import { TextField } from '#web/ui/field.tsx';

type EmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  showError: boolean;
  /** `username` if a password manager should fill in an account. */
  autoComplete: 'username' | 'email';
};

/** The sentence for an invalid address, or null for a valid one. */
export const emailError = (email: string): string | null => (isEmail(email.trim()) ? null : invalidEmail);

export function EmailField({ value, ...field }: EmailFieldProps) {
  return (
    <TextField
      label="Email address"
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      error={emailError(value)}
      {...field}
    />
  );
}

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
