import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isRemovedAddress } from '#shared/contract/account.ts';
import { accountPath, confirmPath } from '#web/paths.ts';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/confirm-banner.ts';
import { useMe } from '../session/session.ts';
import { siteSettings } from '../site-settings.ts';
import { Column } from '../ui/page.tsx';
import styles from './confirm-banner.module.css';

function Banner({ to, link, children }: { to: string; link: string; children: ReactNode }) {
  return (
    <section className={styles.banner} aria-label={words.yourAddress}>
      <Column className={styles.line}>
        <p>{children}</p>
        <Link to={to}>{link}</Link>
      </Column>
    </section>
  );
}

/**
 * Asks the user to confirm the address until they have. Shows nothing on a site that sends no mail, or if the address
 * was removed from the account.
 */
export function ConfirmBanner() {
  const user = useMe();
  if (user?.isConfirmed !== false || isRemovedAddress(user.email) || !siteSettings().hasMail) return null;
  return (
    <Banner to={confirmPath} link={words.confirmNow}>
      <RichText
        text={words.pleaseConfirm(user.email)}
        parts={{ address: (address) => <span className={styles.address}>{address}</span> }}
      />
    </Banner>
  );
}

/**
 * Asks the user to confirm the address, or to add another one after the owner of the mailbox removed it from the
 * account.
 */
export function AddressBanner() {
  const user = useMe();
  if (!user || !isRemovedAddress(user.email)) return <ConfirmBanner />;
  return (
    <Banner to={accountPath} link={words.goToAccount}>
      {words.noAddress}
    </Banner>
  );
}
