import { Link } from 'react-router-dom';
import { type ConfirmState, confirmPath } from '../confirm/confirm-path.ts';
import { siteSettings } from '../site-settings.ts';
import styles from './account-page.module.css';
import { ChangeAddress } from './change-address.tsx';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import type { AccountDetails } from './use-account-details.ts';

type YouProps = { account: AccountDetails; onChange: () => Promise<void> };

export function You({ account, onChange }: YouProps) {
  const { firstName, lastName } = account;
  return (
    <section aria-labelledby="account-you">
      <h2 id="account-you">You</h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Name</dt>
          <dd>
            <p>{`${firstName} ${lastName}`.trim() || 'Not given'}</p>
            <ChangeName known={{ firstName, lastName }} onChange={onChange} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Email</dt>
          <dd>
            <Address account={account} />
            {siteSettings().hasMail && <ChangeAddress onChange={onChange} />}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Password</dt>
          <dd>
            <ChangePassword onChange={onChange} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

const states = { confirmed: 'Confirmed', unconfirmed: 'Not confirmed' } as const;

function Address({ account: { email, addressState, pendingEmail } }: Pick<YouProps, 'account'>) {
  return (
    <>
      {addressState === 'removed' ? (
        <p>Somebody with that mailbox told us that it is not yours. Please give your account another address.</p>
      ) : (
        <p>
          <span>{email}</span>
          <br />
          <span className={styles.small}>{states[addressState]}</span>
        </p>
      )}
      {pendingEmail && (
        <p>
          {pendingEmail} follows once it is confirmed. Until then the present one stays.{' '}
          <Link to={confirmPath} state={{ newAddress: pendingEmail } satisfies ConfirmState}>
            Enter the code
          </Link>
        </p>
      )}
    </>
  );
}
