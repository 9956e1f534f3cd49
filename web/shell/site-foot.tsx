import { Link } from 'react-router-dom';
import { Column } from '../ui/page.tsx';
import styles from './site-foot.module.css';

/** The ways to the intended use, the method and the privacy policy, for whoever wants to know before trusting a number. */
export function SiteLinks() {
  return (
    <nav className={styles.links} aria-label="About this site">
      <Link to="/about">What this is</Link>
      <Link to="/methods">Method</Link>
      <Link to="/privacy">Privacy</Link>
    </nav>
  );
}

/** The foot of every page that is not a question. */
export function SiteFoot() {
  return (
    <footer className={styles.foot}>
      <Column>
        <SiteLinks />
      </Column>
    </footer>
  );
}
