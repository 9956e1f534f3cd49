import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import authStyles from '../login/auth-page.module.css';
import type { LoginState } from '../session/login-state.ts';
import { logout, useSession } from '../session/session.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import styles from './account-page.module.css';
import { accountPath, erasePath } from './account-path.ts';
import { DownloadData } from './download-data.tsx';
import { EraseForm } from './erase-form.tsx';

const failed = 'That did not work just now. Nothing was erased. Please try again.';

/** Not behind the guard: when all is erased nobody is logged in, and the page says so. */
export function ErasePage() {
  const isSignedIn = useSession(({ authToken, renewing }) => authToken !== null || renewing !== null);
  const [isErased, setErased] = useState(false);
  if (!isSignedIn && !isErased)
    return <Navigate to="/login" replace state={{ from: erasePath } satisfies LoginState} />;
  const erase = async (password: string) => {
    const result = await call('eraseMe', { password });
    if (!result.ok) return messageOf(result, failed);
    setErased(true);
    logout();
    return null;
  };
  return (
    <Screen header={<Header {...(!isErased && { back: { to: accountPath, label: 'Back to account' } })} />} hasFoot>
      <Column className={authStyles.auth} data-under-header="">
        {isErased ? <Erased /> : <Ask onErase={erase} />}
      </Column>
    </Screen>
  );
}

function Ask({ onErase }: { onErase: (password: string) => Promise<string | null> }) {
  return (
    <>
      <PageHeading documentTitle="Erase everything">Erase everything?</PageHeading>
      <p className={authStyles.alternative}>We will delete, at once and for good:</p>
      <ul className={styles.points}>
        <li>your account and your login</li>
        <li>all your results</li>
        <li>all answers, on this device too</li>
      </ul>
      <p>Backups are gone within {lifetimes.backupDays} days. Mails in your own mailbox stay there.</p>
      <DownloadData label="Download my data first" />
      <EraseForm onErase={onErase} />
    </>
  );
}

function Erased() {
  return (
    <Message
      heading={<PageHeading documentTitle="Erased">Everything is being erased</PageHeading>}
      actions={<ButtonLink to="/">Return Home</ButtonLink>}
    >
      <p>
        Your account is closed. Your answers and results are gone from our system within a minute, and from backups
        within {lifetimes.backupDays} days.
      </p>
      <p>Thank you for having been here. We wish you well.</p>
    </Message>
  );
}
