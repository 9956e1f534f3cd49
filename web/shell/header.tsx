import type { ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { Column } from '../ui/page.tsx';
import { Logo } from './logo.tsx';
import { LogoutButton } from './logout-button.tsx';
import styles from './screen.module.css';

type HeaderProps = {
  /** Results and dashboard: the target of the back button and its label for screen readers ('Back to home'). */
  back?: { to: string; label: string };
  /** Quiz pages: the progress. The header then shows the mark without the name. */
  progress?: ReactNode;
  /** The last control, if it is not Login or Logout; null for none. */
  end?: ReactNode;
};

/** An element that never changes, so React leaves it alone when a quiz draws its progress at each step. */
const mark = <Logo size="mark" />;

export function Header({ back, progress, end = back || progress ? null : <LoginOrLogout /> }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Column className={styles.bar}>
        {back && (
          <ButtonLink variant="secondary" size="icon" to={back.to} aria-label={back.label}>
            <BackIcon />
          </ButtonLink>
        )}
        {progress ? (
          <>
            {mark}
            {progress}
          </>
        ) : (
          <Logo />
        )}
        {end && <div className={styles.end}>{end}</div>}
      </Column>
    </header>
  );
}

function LoginOrLogout() {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  return isSignedIn ? (
    <LogoutButton />
  ) : (
    <ButtonLink variant="secondary" size="sm" to="/login" data-anonymous="">
      Login
    </ButtonLink>
  );
}
