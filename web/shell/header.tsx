import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { loadLogoutWarning } from '../session/logout-warning.ts';
import { logout, useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { Column } from '../ui/page.tsx';
import logoStyles from './logo.module.css';
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

/** The mark and the name, as a link to Home. `mark` shows no name, for narrow places. */
export function Logo({ size }: { size?: 'mark' | 'large' }) {
  return (
    <Link
      className={logoStyles.logo}
      to="/"
      data-size={size}
      aria-label={size === 'mark' ? `${product.name} home` : undefined}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M1.8 22.4a14.2 14.2 0 0 1 28.4 0z" fill="currentColor" />
        <path d="M6.5 22.4a9.5 9.5 0 0 1 19 0" fill="none" stroke="var(--paper)" strokeWidth="2" />
        <path d="M11.2 22.4a4.8 4.8 0 0 1 9.6 0z" fill="var(--sun)" />
        <path d="M3 26.6h26" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {size !== 'mark' && <span className={logoStyles.word}>{product.name}</span>}
    </Link>
  );
}

/** Logs out. Asks first when answers that have not been sent yet would be lost. */
export function LogoutButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // Loaded before the press: a person who logs out without a network is the one who has unsent answers.
  useEffect(() => {
    loadLogoutWarning();
  }, []);
  const leave = async () => {
    const warning = await loadLogoutWarning();
    if (await warning?.isNeeded()) setDialog(() => warning?.Dialog ?? null);
    else logout();
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={leave}>
        Logout
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
