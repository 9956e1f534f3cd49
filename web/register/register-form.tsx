import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { normalName, refuseName } from '#shared/quiz/answer.ts';
import { maxNameLength, minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import type { LoginState } from '#web/session/session.ts';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { messageOf } from '../api/call.ts';
import { type NewAccount, register } from '../api/register.ts';
import { ConsentBox } from '../consent/consent-box.tsx';
import styles from '../login/auth-page.module.css';
import { EmailField, emailError } from '../login/email-field.tsx';
import { ErrorSummary } from '../login/error-summary.tsx';
import { useSubmit } from '../login/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const empty: NewAccount = { firstName: '', lastName: '', email: '', password: '' };

const trimmed = ({ firstName, lastName, email, password }: NewAccount): NewAccount => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  password,
});

/** The button is never disabled, because a disabled one explains nothing: what is missing is said beside it. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { from } = (useLocation().state as LoginState | null) ?? {};
  const [account, setAccount] = useState(empty);
  const [hasAgreed, setAgreed] = useState(false);
  // By a function of the newest state: a password manager fills in several fields before the page is drawn again.
  const set = (name: keyof NewAccount) => (value: string) => setAccount((now) => ({ ...now, [name]: value }));
  const isShort = isTooShort(account.password);
  const isValid = notRight({ account, hasAgreed }).length === 0;
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(isValid, async () => {
    const given = trimmed(account);
    const result = await register(given, 'register');
    if (!result.ok) return messageOf(result, 'Failed to register');
    navigate('/login', { state: { ...(from && { from }), newAccount: given.email } satisfies LoginState });
    return null;
  });
  return (
    <>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      {wasTried && <ErrorSummary fields={notRight({ account, hasAgreed })} />}
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <Names account={account} set={set} showError={wasTried} />
        <EmailField value={account.email} onChange={set('email')} showError={wasTried} autoComplete="email" />
        <PasswordField
          value={account.password}
          onChange={set('password')}
          autoComplete="new-password"
          required
          hint={`At least ${minPasswordLength} characters.`}
          error={isShort ? `Please use at least ${minPasswordLength} characters.` : null}
          showError={wasTried}
        />
        <ConsentBox checked={hasAgreed} onChange={setAgreed} isMissing={wasTried && !hasAgreed} />
        <Button type="submit" block busy={isBusy} busyLabel="Creating account…">
          Create account
        </Button>
      </form>
      <Footnotes state={{ ...(from && { from }) }} />
    </>
  );
}

const isTooShort = (password: string): boolean => password.length < minPasswordLength;

const notRight = ({ account, hasAgreed }: { account: NewAccount; hasAgreed: boolean }) =>
  [
    { name: 'firstName', label: 'First name', isWrong: nameError(account.firstName) !== null },
    { name: 'lastName', label: 'Last name', isWrong: nameError(account.lastName) !== null },
    { name: 'email', label: 'Email address', isWrong: emailError(account.email) !== null },
    { name: 'password', label: 'Password', isWrong: isTooShort(account.password) },
    { name: 'privacy', label: 'Your consent', isWrong: !hasAgreed },
  ].filter(({ isWrong }) => isWrong);

const nameError = (name: string): string | null => refuseName(normalName(name));

type NamesProps = {
  account: NewAccount;
  set: (name: keyof NewAccount) => (value: string) => void;
  showError: boolean;
};

function Names({ account, set, showError }: NamesProps) {
  return (
    <div className={styles.names}>
      <TextField
        label="First name"
        optional
        name="firstName"
        autoComplete="given-name"
        value={account.firstName}
        onChange={set('firstName')}
        maxLength={maxNameLength}
        error={nameError(account.firstName)}
        showError={showError}
      />
      <TextField
        label="Last name"
        optional
        name="lastName"
        autoComplete="family-name"
        value={account.lastName}
        onChange={set('lastName')}
        maxLength={maxNameLength}
        error={nameError(account.lastName)}
        showError={showError}
      />
    </div>
  );
}

function Footnotes({ state }: { state: LoginState }) {
  return (
    <>
      <p className={styles.footnote}>
        You can take this back at any time: erasing your data takes one minute in your account.
      </p>
      <p className={styles.alternative}>
        Already have an account?{' '}
        <Link to="/login" state={state}>
          Login
        </Link>
      </p>
    </>
  );
}
