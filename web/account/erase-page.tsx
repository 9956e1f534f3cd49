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
import * as words from '#words/erase.ts';
import * as labels from '#words/labels.ts';
import * as refused from '#words/refused.ts';
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
      <PageHeading documentTitle={labels.eraseEverything}>{words.eraseTitle}</PageHeading>
      <p className={authStyles.alternative}>{words.willErase}</p>
      <List className={styles.points} items={[words.erasesAccount, words.erasesResults, words.erasesAnswers]} />
      <p>{words.backupsGone(lifetimes.backupDays)}</p>
      <DownloadData label={words.downloadFirst} />
      <SubmitForm className={authStyles.form} submit={submit}>
        {submit.error && <Notice tone="error">{submit.error}</Notice>}
        <Username />
        <CurrentPassword value={password} onChange={setPassword} hint={words.whyPassword} />
        <div>
          <Checkbox
            card
            checked={isSure}
            onChange={setSure}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? errorId : undefined}
          >
            {words.yesErase}
          </Checkbox>
          {isMissing && <FieldError id={errorId}>{words.tickIfSure}</FieldError>}
        </div>
        <Button type="submit" block className={styles.erase} busy={submit.isBusy} busyLabel={words.erasing}>
          {labels.eraseEverything}
        </Button>
        <ButtonLink variant="secondary" block to={accountPath}>
          {words.keepAccount}
        </ButtonLink>
      </SubmitForm>
    </>
  );
}

const failed = words.notErased;

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
    if (!result.ok) return messageOf(result, failed, { 'slow-down': refused.tooManyWrongPasswords });
    setErased(true);
    logout();
    return null;
  };
  return (
    <Screen header={<Header {...(!isErased && { back: { to: accountPath, label: words.backToAccount } })} />} hasFoot>
      <Column className={authStyles.auth} data-under-header="">
        {isErased ? <Erased /> : <EraseForm onErase={erase} />}
      </Column>
    </Screen>
  );
}

function Erased() {
  return (
    <Message
      heading={<PageHeading documentTitle={words.erased}>{words.erasedTitle}</PageHeading>}
      actions={<ButtonLink to="/">{labels.returnHome}</ButtonLink>}
    >
      <p>{words.erasedAbout(lifetimes.backupDays)}</p>
      <p>{words.erasedThanks}</p>
    </Message>
  );
}
