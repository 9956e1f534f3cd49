import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Header } from './header.tsx';
import styles from './screen.module.css';
import { SiteFoot } from './site-foot.tsx';

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
