import { Link } from 'react-router-dom';
import { ConfirmBanner } from '../confirm/confirm-banner.tsx';
import { confirmPath } from '../confirm/confirm-path.ts';
import { Reminder } from '../reminder/reminder.tsx';
import { Header } from '../shell/header.tsx';
import { LogoutButton } from '../shell/logout-button.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import styles from './account-page.module.css';
import { Agreed } from './agreed.tsx';
import { ConsentAgain } from './consent-again.tsx';
import { Devices } from './devices.tsx';
import { Units } from './units.tsx';
import { useAccountDetails } from './use-account-details.ts';
import { You } from './you.tsx';
import { YourData } from './your-data.tsx';

/** All that an account is, and the ways to change it, to take it along and to end it. */
export function AccountPage() {
  const { account, hasFailed, reload } = useAccountDetails();
  return (
    <Screen header={<Header back={{ to: '/dashboard', label: 'Back to dashboard' }} end={<LogoutButton />} />} hasFoot>
      <ConfirmBanner />
      <Column className={styles.account}>
        <PageHeading documentTitle="Account">Account</PageHeading>
        <ConsentAgain onGiven={reload} />
        {account ? (
          <>
            <You account={account} onChange={reload} />
            <Units />
            <Reminder unconfirmed={<ConfirmFirst />} />
            <Devices sessions={account.sessions} />
            <Agreed consents={account.consents} />
          </>
        ) : hasFailed ? (
          <NotLoaded onRetry={reload} />
        ) : (
          <PageSpinner words="Loading your account" />
        )}
        <YourData />
      </Column>
    </Screen>
  );
}

function ConfirmFirst() {
  return (
    <p>
      We can write to you in a few months, if you like. For that, <Link to={confirmPath}>confirm your email</Link>{' '}
      first.
    </p>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Message heading={<h2>Your account could not be loaded</h2>} actions={<Button onClick={onRetry}>Try again</Button>}>
      Please check your connection.
    </Message>
  );
}
