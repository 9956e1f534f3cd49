import { Link } from 'react-router-dom';
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
        <PageHeading documentTitle="Register">Create your account</PageHeading>
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
        <Notice title="You’re already logged in">
          {email ? `You’re logged in as ${email}.` : 'You’re logged in to an account.'} To create another account,
          please log out first.
        </Notice>
      </div>
      <div className={styles.form}>
        <LogoutButton />
      </div>
      <p className={styles.alternative}>
        Not what you wanted? <Link to="/dashboard">Go to dashboard</Link>
      </p>
    </>
  );
}
