import { Link } from 'react-router-dom';
import { isRemovedAddress } from '#shared/contract/account.ts';
import { accountPath } from '#web/paths.ts';
import styles from '../confirm/confirm-banner.module.css';
import { ConfirmBanner } from '../confirm/confirm-banner.tsx';
import { useMe } from '../session/session.ts';
import { Column } from '../ui/page.tsx';

/** Asks to confirm the address, or for another one after somebody with the mailbox took it off the account. */
export function AddressBanner() {
  const user = useMe();
  if (!user || !isRemovedAddress(user.email)) return <ConfirmBanner />;
  return (
    <section className={styles.banner} aria-label="Your address">
      <Column className={styles.line}>
        <p>Your account has no email address any more. Please give it another one.</p>
        <Link to={accountPath}>Go to account</Link>
      </Column>
    </section>
  );
}
