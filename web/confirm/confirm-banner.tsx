import { Link } from 'react-router-dom';
import { useMe } from '../api/use-account.ts';
import { siteSettings } from '../site-settings.ts';
import { Column } from '../ui/page.tsx';
import styles from './confirm-banner.module.css';
import { confirmPath } from './confirm-path.ts';

/** Asks to confirm the address until that is done. Where no mail is sent there is nothing to confirm it with. */
export function ConfirmBanner() {
  const user = useMe();
  if (user?.isConfirmed !== false || !siteSettings().hasMail) return null;
  return (
    <section className={styles.banner} aria-label="Your address">
      <Column className={styles.line}>
        <p>Please confirm {user.email}. Until then we send no figures there.</p>
        <Link to={confirmPath}>Confirm now</Link>
      </Column>
    </section>
  );
}
