import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Header } from './header.tsx';
import styles from './screen.module.css';

type ScreenProps = {
  /** Another header than the plain one (`Header` takes a back button, the quiz's progress, a last control); null for none. */
  header?: ReactNode;
  /** On the whole screen, header included. */
  className?: string;
  children: ReactNode;
};

/** What every page stands in: the skip link, the header, and the main part that fills the height. */
export function Screen({ header = <Header />, className, children }: ScreenProps) {
  return (
    <div className={classNames(styles.app, className)}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
