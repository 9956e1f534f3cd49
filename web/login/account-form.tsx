import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isEmail } from '#shared/quiz/answer.ts';
import { minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField, type TypedProps, WasTried } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/account-form.ts';
import * as answerErrors from '#words/answer-errors.ts';
import * as labels from '#words/labels.ts';
import styles from './auth-page.module.css';

/** The sentence to show, or null if all went well and this form has nothing more to show. */
export type Sent = Promise<string | null>;

export const nameFields = [
  { name: 'firstName', label: labels.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: labels.lastName, autoComplete: 'family-name' },
] as const;

/** The sentence for an invalid address, or null for a valid one. */
export const emailError = (email: string): string | null => (isEmail(email.trim()) ? null : answerErrors.email);

/** With `username`, a password manager fills in an account. */
type EmailFieldProps = Pick<TypedProps, 'value' | 'onChange'> & { autoComplete: 'username' | 'email' };

export function EmailField({ value, ...field }: EmailFieldProps) {
  return (
    <TextField
      label={labels.emailAddress}
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

type PasswordProps = Pick<TypedProps, 'value' | 'onChange' | 'hint' | 'aside' | 'name' | 'error'> & { label?: string };

/** The account's current password. */
export function CurrentPassword({ value, ...field }: PasswordProps) {
  return (
    <PasswordField
      label={words.yourPassword}
      value={value}
      autoComplete="current-password"
      required
      error={value === '' ? words.enterPassword : null}
      {...field}
    />
  );
}

/**
 * Tells password managers whose password the form asks for if no field shows it; otherwise they save a password without
 * a name. By default it is the logged-in user's.
 */
export function Username({ email }: { email?: string }) {
  const own = useSession(({ user }) => user?.email);
  const username = email ?? own;
  return username ? <input name="username" autoComplete="username" value={username} readOnly hidden /> : null;
}

export const isTooShort = (password: string): boolean => password.length < minPasswordLength;

export function NewPassword({ value, ...field }: PasswordProps) {
  return (
    <PasswordField
      label={labels.password}
      value={value}
      autoComplete="new-password"
      required
      hint={words.atLeastCharacters(minPasswordLength)}
      error={isTooShort(value) ? words.tooFewCharacters(minPasswordLength) : null}
      {...field}
    />
  );
}

/**
 * Sends a form once. Sends nothing while a field is invalid (the first one gets the focus) or a request is under way.
 */
export function useSubmit(isValid: boolean, send: () => Sent) {
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
    // The button was disabled while busy and has lost the focus. The alert needs no focus, because it is read out
    // anyway.
    if (state.wasTried && !state.isBusy) form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [state]);
  return { form, onSubmit, ...state };
}

type SubmitFormProps = ComponentProps<'form'> & { submit: ReturnType<typeof useSubmit> };

/** A form that `useSubmit` sends. */
export function SubmitForm({ submit: { form, onSubmit, isBusy, wasTried }, ...props }: SubmitFormProps) {
  return (
    <WasTried value={wasTried}>
      <form {...props} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined} />
    </WasTried>
  );
}

type AuthFormProps = {
  isValid: boolean;
  onSend: () => Sent;
  button: string;
  busyLabel: string;
  children?: ReactNode;
  /** Shown below the button. */
  other?: ReactNode;
  /** Shown above the form after a try to send it. */
  summary?: ReactNode;
};

/** The form of a page about an account, with the reason for a refusal above it. */
export function AuthForm({ isValid, onSend, button, busyLabel, children, other, summary }: AuthFormProps) {
  const submit = useSubmit(isValid, onSend);
  return (
    <>
      <div className={styles.error}>{submit.error && <Notice tone="error">{submit.error}</Notice>}</div>
      {submit.wasTried && summary}
      <SubmitForm className={styles.form} submit={submit}>
        {children}
        <Button type="submit" block busy={submit.isBusy} busyLabel={busyLabel}>
          {button}
        </Button>
        {other}
      </SubmitForm>
    </>
  );
}
