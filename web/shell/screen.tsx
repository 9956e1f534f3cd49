import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { Column } from '../ui/page.tsx';
import { Header } from './header.tsx';
import styles from './screen.module.css';
import siteFootStyles from './site-foot.module.css';

type ScreenProps = {
  /** A header other than the plain one, or null for none. */
  header?: ReactNode;
  /** The class of the whole screen, with its header. */
  className?: string;
  /** Whether it ends in the links to the intended use, the method and privacy: every page but a question. */
  hasFoot?: boolean;
  children: ReactNode;
};

/** The frame of every page: the skip link, the header, and the main part, which fills the height. */
export function Screen({ header = <Header />, className, hasFoot, children }: ScreenProps) {
  return (
    <div className={classNames(styles.app, className)}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {hasFoot && <SiteFoot />}
    </div>
  );
}

/** The ways to the intended use, the method and the privacy policy, for whoever wants to know before trusting a number. */
export function SiteLinks() {
  return (
    <nav className={siteFootStyles.links} aria-label="About this site">
      <Link to="/about">What this is</Link>
      <Link to="/methods">Method</Link>
      <Link to="/privacy">Privacy</Link>
    </nav>
  );
}

/** The foot of every page that is not a question. */
function SiteFoot() {
  return (
    <footer className={siteFootStyles.foot}>
      <Column>
        <SiteLinks />
      </Column>
    </footer>
  );
}
