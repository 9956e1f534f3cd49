import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { productQuizId, quizPaths } from '#shared/derived-names.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { useWaiting } from '../home/use-waiting.ts';
import { signIn, useSession } from '../session/session.ts';
import { useSharedDevice } from '../session/shared-device.ts';
import { Logo } from '../shell/logo.tsx';
import { Screen } from '../shell/screen.tsx';
import { Horizon } from '../ui/art.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import styles from './auth-page.module.css';
import { EmailField, emailError } from './email-field.tsx';
import type { LoginState } from './login-state.ts';
import { useSubmit } from './use-submit.ts';

const failed = 'Failed to login';

/** The login. A signed-in person is sent to Home, or back to the page that asked for the login. */
export function LoginPage() {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const { state } = useLocation();
  const waiting = useWaiting();
  if (isSignedIn) return <Navigate to={(state as LoginState | null)?.from ?? '/'} replace />;
  return (
    <Screen header={null}>
      <Column className={styles.auth}>
        <div className={styles.logo}>
          <Logo size="large" />
        </div>
        <PageHeading documentTitle="Login">Welcome back</PageHeading>
        {waiting && (
          <div className={styles.error}>
            <waiting.WaitingNotice unsent={waiting.unsent} isAtLogin />
          </div>
        )}
        <LoginForm />
        <p className={styles.alternative}>
          New here? <Link to={quizPaths[productQuizId]}>Get started</Link>
        </p>
      </Column>
      <Horizon />
    </Screen>
  );
}

function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const isShared = useSharedDevice();
  const isValid = emailError(email) === null && password !== '';
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(isValid, async () => {
    const result = await call('login', { email: email.trim(), password });
    if (!result.ok) return messageOf(result, failed);
    return signIn(result.data.token, { remember }) ? null : failed;
  });
  return (
    <>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <EmailField value={email} onChange={setEmail} showError={wasTried} autoComplete="username" />
        <PasswordField
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
          error={password === '' ? 'Please enter your password.' : null}
          showError={wasTried}
          aside={
            <button className={styles.coming} type="button" disabled>
              Forgot password? (coming soon)
            </button>
          }
        />
        {!isShared && (
          <Checkbox name="remember" checked={remember} onChange={setRemember}>
            Remember me
          </Checkbox>
        )}
        <Button type="submit" block busy={isBusy} busyLabel="Logging in…">
          Login
        </Button>
      </form>
    </>
  );
}
