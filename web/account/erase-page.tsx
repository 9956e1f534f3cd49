import { useId, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { call, messageOf } from '#web/api/call.ts';
import { CurrentPassword, type Sent, SubmitForm, Username, useSubmit } from '#web/login/account-form.tsx';
import authStyles from '#web/login/auth-page.module.css';
import { accountPath, erasePath } from '#web/paths.ts';
import { type LoginState, logout, useSession } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox, FieldError } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, List, Message, PageHeading } from '#web/ui/page.tsx';
import styles from './account-page.module.css';
import { DownloadData } from './your-data.tsx';

/** The button is never disabled. What is missing is said next to it. */
function EraseForm({ onErase }: { onErase: (password: string) => Sent }) {
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const errorId = useId();
  const submit = useSubmit(password !== '' && isSure, () => onErase(password));
  const isMissing = submit.wasTried && !isSure;
  return (
    <>
      <PageHeading documentTitle="Erase everything">Erase everything?</PageHeading>
      <p className={authStyles.alternative}>We’ll erase, straight away and for good:</p>
      <List
        className={styles.points}
        items={['your account and your login', 'all your results', 'all your answers, also on this device']}
      />
      <p>Backups are gone within {lifetimes.backupDays} days. Emails in your own mailbox stay there.</p>
      <DownloadData label="Download my data first" />
      <SubmitForm className={authStyles.form} submit={submit}>
        {submit.error && <Notice tone="error">{submit.error}</Notice>}
        <Username />
        <CurrentPassword value={password} onChange={setPassword} hint="So no one else can do this." />
        <div>
          <Checkbox
            card
            checked={isSure}
            onChange={setSure}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? errorId : undefined}
          >
            Yes, erase everything. I know this can’t be undone.
          </Checkbox>
          {isMissing && <FieldError id={errorId}>Tick the box if you’re sure.</FieldError>}
        </div>
        <Button type="submit" block className={styles.erase} busy={submit.isBusy} busyLabel="Erasing…">
          Erase everything
        </Button>
        <ButtonLink variant="secondary" block to={accountPath}>
          Keep my account
        </ButtonLink>
      </SubmitForm>
    </>
  );
}

const failed = 'That didn’t work, and nothing was erased. Please try again.';

/** Not behind the guard, because after the erasure the user is logged out and the page says that it is done. */
export function ErasePage() {
  const isSignedIn = useSession(({ authToken, renewing }) => authToken !== null || renewing !== null);
  const [isErased, setErased] = useState(false);
  // The response clears this site's storage, which ends the session before the response can be read.
  const [isErasing, setErasing] = useState(false);
  if (!isSignedIn && !isErased && !isErasing)
    return <Navigate to="/login" replace state={{ from: erasePath } satisfies LoginState} />;
  const erase = async (password: string) => {
    setErasing(true);
    const result = await call('eraseMe', { password });
    setErasing(false);
    if (!result.ok) return messageOf(result, failed);
    setErased(true);
    logout();
    return null;
  };
  return (
    <Screen header={<Header {...(!isErased && { back: { to: accountPath, label: 'Back to account' } })} />} hasFoot>
      <Column className={authStyles.auth} data-under-header="">
        {isErased ? <Erased /> : <EraseForm onErase={erase} />}
      </Column>
    </Screen>
  );
}

function Erased() {
  return (
    <Message
      heading={<PageHeading documentTitle="Erased">We’re erasing everything</PageHeading>}
      actions={<ButtonLink to="/">Return Home</ButtonLink>}
    >
      <p>
        Your account is closed. Your answers and results will be gone from our system within a minute, and from backups
        within {lifetimes.backupDays} days.
      </p>
      <p>Thank you for your time here. We wish you well.</p>
    </Message>
  );
}
