import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import * as labels from '#words/labels.ts';
import { languageCode } from '#words/language.ts';
import * as words from '#words/shell.ts';
import { siteLinks } from '../features/links.ts';
import { logout, useSession } from '../session/session.ts';
import { siteSettings } from '../site-settings.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { BackIcon } from '../ui/icons.tsx';
import { Column } from '../ui/page.tsx';
import { OtherLanguages } from './languages.tsx';
import styles from './screen.module.css';

type ScreenProps = {
  /** A header to use instead of the plain one, or null for none. */
  header?: ReactNode;
  /** The class of the whole screen, with its header. */
  className?: string;
  /** Whether the page ends with `SiteLinks`: every page except a question. */
  hasFoot?: boolean;
  children: ReactNode;
};

/** The frame of every page: the skip link, the header, and the main part, which fills the height. */
export function Screen({ header = <Header />, className, hasFoot, children }: ScreenProps) {
  return (
    <div className={classNames(styles.app, className)}>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {hasFoot && (
        <footer className={styles.foot}>
          <Column>
            <SiteLinks />
          </Column>
        </footer>
      )}
    </div>
  );
}

/**
 * Links to the intended use, the method and the privacy policy, for users who want to know before they trust a number, and
 * whether a clinician has reviewed what the pages say.
 */
export function SiteLinks() {
  return (
    <>
      <nav className={styles.links} aria-label={words.siteLinks}>
        <Link to="/about">{labels.about}</Link>
        {siteLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <Link to="/privacy">{labels.privacy}</Link>
        {import.meta.env.SPEAKS_SEVERAL && <OtherLanguages />}
      </nav>
      {siteSettings().notReviewedIn.includes(languageCode) && <p className={styles.review}>{words.notReviewed}</p>}
    </>
  );
}

type HeaderProps = {
  /** On results and dashboard: where the back button leads, and its label for screen readers ('Back to home'). */
  back?: { to: string; label: string };
  /** On quiz pages: the progress. The header then shows the mark without the name. */
  progress?: ReactNode;
  /** The last control, if it is not Login or Logout; null for none. */
  end?: ReactNode;
};

/** An element that never changes, so that React leaves it alone when a quiz draws its progress at each step. */
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
      {labels.login}
    </ButtonLink>
  );
}

/** The mark and the name, as a link to Home. With `mark` there is no name, for narrow places. */
export function Logo({ size }: { size?: 'mark' | 'large' }) {
  return (
    <Link
      className={styles.logo}
      to="/"
      data-size={size}
      aria-label={size === 'mark' ? words.homeOf(product.name) : undefined}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M1.8 22.4a14.2 14.2 0 0 1 28.4 0z" fill="currentColor" />
        <path d="M6.5 22.4a9.5 9.5 0 0 1 19 0" fill="none" stroke="var(--paper)" strokeWidth="2" />
        <path d="M11.2 22.4a4.8 4.8 0 0 1 9.6 0z" fill="var(--sun)" />
        <path d="M3 26.6h26" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {size !== 'mark' && <span className={styles.word}>{product.name}</span>}
    </Link>
  );
}

/** Logs out. Asks first if unsent answers would be lost. */
export function LogoutButton({ label = labels.logout }: { label?: string }) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // Loaded before the press, because a user who logs out without a network is likely to have unsent answers.
  useEffect(() => {
    void loadLogoutWarning();
  }, []);
  const leave = async () => {
    const warning = await loadLogoutWarning();
    if (await warning?.isNeeded()) setDialog(() => warning?.Dialog ?? null);
    else logout();
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={leave}>
        {label}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}

/** Asks before a logout that would lose something. */
type LogoutWarning = {
  isNeeded: () => Promise<boolean>;
  Dialog: ComponentType<{ onClose: () => void }>;
};

let load: () => Promise<LogoutWarning | null> = async () => null;

/** Called once by the app, so that the logout button need not know about quizzes. */
export function setLogoutWarning(loadWarning: () => Promise<LogoutWarning>): void {
  load = loadWarning;
}

/** The warning. Null if there is none, or if its code could not be loaded, because that must not prevent a logout. */
const loadLogoutWarning = (): Promise<LogoutWarning | null> => load().catch(() => null);
