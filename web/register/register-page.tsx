import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { minPasswordLength } from '#shared/quiz/answer-lengths.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import styles from '../login/auth-page.module.css';
import { EmailField, emailError } from '../login/email-field.tsx';
import { useSubmit } from '../login/use-submit.ts';
import { Screen } from '../shell/screen.tsx';
import { Horizon } from '../ui/art.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';

export function RegisterPage() {
  return (
    <Screen hasFoot>
      <Column className={styles.auth} data-under-header="">
        <PageHeading documentTitle="Register">Create your account</PageHeading>
        <RegisterForm />
        <p className={styles.alternative}>
          Already have an account? <Link to="/login">Login</Link>
        </p>
      </Column>
      <Horizon />
    </Screen>
  );
}

const empty = { firstName: '', lastName: '', email: '', password: '' };

function RegisterForm() {
  const navigate = useNavigate();
  const [account, setAccount] = useState(empty);
  const set = (name: keyof typeof empty) => (value: string) => setAccount({ ...account, [name]: value });
  const isShort = account.password.length < minPasswordLength;
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(!emailError(account.email) && !isShort, async () => {
    const [firstName, lastName, email] = [account.firstName.trim(), account.lastName.trim(), account.email.trim()];
    const result = await call('register', { firstName, lastName, email, password: account.password });
    if (!result.ok) return messageOf(result, 'Failed to register');
    navigate('/login');
    return null;
  });
  return (
    <>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <div className={styles.names}>
          <TextField
            label="First name"
            optional
            name="firstName"
            autoComplete="given-name"
            value={account.firstName}
            onChange={set('firstName')}
          />
          <TextField
            label="Last name"
            optional
            name="lastName"
            autoComplete="family-name"
            value={account.lastName}
            onChange={set('lastName')}
          />
        </div>
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
        <Button type="submit" block busy={isBusy} busyLabel="Creating account…">
          Create account
        </Button>
      </form>
    </>
  );
}
