import { Link } from 'react-router-dom';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/register.ts';
import styles from '../login/auth-page.module.css';
import { useSession } from '../session/session.ts';
import { LogoutButton, Screen } from '../shell/screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, Horizon, PageHeading } from '../ui/page.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  return (
    <Screen hasFoot>
      <Column className={styles.auth} data-under-header="">
        <PageHeading documentTitle={words.documentTitle}>{words.title}</PageHeading>
        {isSignedIn ? <SignedInAlready /> : <RegisterForm />}
      </Column>
      <Horizon />
    </Screen>
  );
}

/** Offers no form: a second account would leave this one logged in, and its answers would go to the wrong person. */
function SignedInAlready() {
  const email = useSession(({ user }) => user?.email);
  return (
    <>
      <div className={styles.error}>
        <Notice title={words.alreadyLoggedIn}>{email ? words.loggedInAs(email) : words.loggedIn}</Notice>
      </div>
      <div className={styles.form}>
        <LogoutButton />
      </div>
      <p className={styles.alternative}>
        <RichText text={words.notWanted} parts={{ link: (name) => <Link to="/dashboard">{name}</Link> }} />
      </p>
    </>
  );
}
