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
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/login.ts';
import * as refused from '#words/refused.ts';
import { AuthForm, CurrentPassword, EmailField, emailError } from './account-form.tsx';
import styles from './auth-page.module.css';

/** Explains why the user has to log in, if a session has ended by itself. */
function EndedNotice() {
  const wasEnded = useSession((session) => session.wasEnded);
  const isShared = useSharedDevice();
  if (!wasEnded) return null;
  return (
    <div className={styles.error} role="status">
      <Notice tone="plain" icon={LockIcon} title={words.loggedOutTitle}>
        {isShared ? words.loggedOutShared : words.loggedOut}
      </Notice>
    </div>
  );
}

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
        <PageHeading documentTitle={labels.login}>
          {state?.newAccount ? words.accountReady : words.welcomeBack}
        </PageHeading>
        {state?.newAccount && <p className={styles.footnote}>{words.accountReadyAbout}</p>}
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
        <Link to={helpPath}>{labels.troubleLoggingIn}</Link>
      </p>
      <p className={styles.alternative}>
        <RichText
          text={words.newHere}
          parts={{ link: (name) => <Link to={quizRecords[productQuizId].path}>{name}</Link> }}
        />
        <br />
        <RichText
          text={words.noAccountYet}
          parts={{
            link: (name) => (
              <Link to="/register" state={state}>
                {name}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

/** Disabled, as the specification has it, until the product switches it on. */
function ForgotPassword() {
  if (product.forgotPassword === 'on') return <Link to={helpPath}>{words.forgotPassword}</Link>;
  return (
    <button className={styles.coming} type="button" disabled>
      {words.forgotPasswordSoon}
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
    if (!result.ok)
      return result.reason === 'network' && !navigator.onLine
        ? words.offline
        : messageOf(result, words.failed, { 'slow-down': refused.tooManyTries });
    return signIn(result.data.token, { remember }) ? null : words.failed;
  };
  return (
    <AuthForm
      isValid={emailError(email) === null && password !== ''}
      onSend={login}
      button={labels.login}
      busyLabel={words.loggingIn}
    >
      <EmailField value={email} onChange={setEmail} autoComplete="username" />
      <CurrentPassword label={labels.password} value={password} onChange={setPassword} aside={<ForgotPassword />} />
      {!isShared && (
        <Checkbox name="remember" checked={remember} onChange={setRemember}>
          {words.rememberMe}
        </Checkbox>
      )}
    </AuthForm>
  );
}
