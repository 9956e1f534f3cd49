import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { call, messageOf } from '#web/api/call.ts';
import { helpPath } from '#web/paths.ts';
import { useWaiting } from '#web/quiz/outbox/use-waiting.ts';
import { type LoginState, signIn, useSession } from '#web/session/session.ts';
import { useSharedDevice } from '#web/session/storage.ts';
import { Logo, Screen } from '#web/shell/screen.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, Horizon, PageHeading } from '#web/ui/page.tsx';
import { AuthForm, CurrentPassword, EmailField, emailError } from './account-form.tsx';
import styles from './auth-page.module.css';

/** Explains why the user has to log in, if a session has ended by itself. */
function EndedNotice() {
  const wasEnded = useSession((session) => session.wasEnded);
  const isShared = useSharedDevice();
  if (!wasEnded) return null;
  return (
    <div className={styles.error} role="status">
      <Notice tone="plain" icon={LockIcon} title="You were logged out to keep your answers private">
        {isShared
          ? 'This is a shared device, so nothing was saved on it.'
          : 'Log in to carry on where you were. Your quiz answers are still here.'}
      </Notice>
    </div>
  );
}

const failed = 'Failed to login';
const offline = 'You’re offline. Log in when you’re back.';

/** The login. A signed-in user is sent to Home, or back to the page that asked for the login. */
export function LoginPage() {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const state = useLocation().state as LoginState | null;
  const waiting = useWaiting();
  if (isSignedIn) return <Navigate to={state?.from ?? '/'} replace />;
  return (
    <Screen header={null}>
      <Column className={styles.auth}>
        <div className={styles.logo}>
          <Logo size="large" />
        </div>
        <PageHeading documentTitle="Login">{state?.newAccount ? 'Your account is ready' : 'Welcome back'}</PageHeading>
        {state?.newAccount && <p className={styles.footnote}>Log in with the password you’ve just chosen.</p>}
        <EndedNotice />
        {waiting && (
          <div className={styles.error}>
            <waiting.WaitingNotice unsent={waiting.unsent} isAtLogin />
          </div>
        )}
        <LoginForm key={state?.newAccount} knownEmail={state?.newAccount ?? ''} />
        <OtherWays state={state} />
      </Column>
      <Horizon />
    </Screen>
  );
}

function OtherWays({ state }: { state: LoginState | null }) {
  return (
    <>
      <p className={styles.alternative}>
        <Link to={helpPath}>Trouble logging in?</Link>
      </p>
      <p className={styles.alternative}>
        New here? <Link to={quizRecords[productQuizId].path}>Get started</Link>
        <br />
        No account yet?{' '}
        <Link to="/register" state={state}>
          Create one
        </Link>
      </p>
    </>
  );
}

/** Disabled, as the specification has it, until the product switches it on. */
function ForgotPassword() {
  if (product.forgotPassword === 'on') return <Link to={helpPath}>Forgot password?</Link>;
  return (
    <button className={styles.coming} type="button" disabled>
      Forgot password? (coming soon)
    </button>
  );
}

function LoginForm({ knownEmail }: { knownEmail: string }) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const isShared = useSharedDevice();
  const login = async () => {
    const result = await call('login', { email: email.trim(), password, remember, sharedDevice: isShared });
    if (!result.ok) return result.reason === 'network' && !navigator.onLine ? offline : messageOf(result, failed);
    return signIn(result.data.token, { remember }) ? null : failed;
  };
  return (
    <AuthForm
      isValid={emailError(email) === null && password !== ''}
      onSend={login}
      button="Login"
      busyLabel="Logging in…"
    >
      <EmailField value={email} onChange={setEmail} autoComplete="username" />
      <CurrentPassword label="Password" value={password} onChange={setPassword} aside={<ForgotPassword />} />
      {!isShared && (
        <Checkbox name="remember" checked={remember} onChange={setRemember}>
          Remember me
        </Checkbox>
      )}
    </AuthForm>
  );
}
