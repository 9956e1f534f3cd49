import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { withPlainDigits } from '#shared/quiz/input/digits.ts';
import { AuthForm, CurrentPassword, type Sent } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { SendAgain } from '#web/login/send-again.tsx';
import { confirmPath } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Message, PageHeading } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/confirm.ts';
import * as labels from '#words/labels.ts';

type AskScreenProps = {
  /** True without a session of the account: the link alone proves only the mailbox, so the password is needed too. */
  needsPassword: boolean;
  onConfirm: (password: string | undefined) => Sent;
  /** Absent if the link cannot decline; the mail has another link for that. */
  onDecline?: (() => void) | undefined;
};

/** Opening a link confirms nothing, because programs that scan mails open links too. A press does. */
export function AskScreen({ needsPassword, onConfirm, onDecline }: AskScreenProps) {
  const [password, setPassword] = useState('');
  return (
    <>
      <PageHeading documentTitle={words.confirmTitle}>{words.isThisYours}</PageHeading>
      <p className={styles.alternative}>{words.someoneUsedIt}</p>
      <AuthForm
        isValid={!needsPassword || password !== ''}
        onSend={() => onConfirm(needsPassword ? password : undefined)}
        button={words.yesConfirm}
        busyLabel={words.confirming}
        other={
          onDecline && (
            <Button variant="secondary" block onClick={onDecline}>
              {words.noNotMe}
            </Button>
          )
        }
      >
        {needsPassword && <CurrentPassword value={password} onChange={setPassword} hint={words.passwordShows} />}
      </AuthForm>
      <p className={styles.footnote}>{onDecline ? words.ifNotYou : words.ifNotYouPress}</p>
    </>
  );
}

const readCode = (typed: string): string => withPlainDigits(typed).replaceAll(/\s/g, '');
const isCode = (typed: string): boolean => /^\d{6}$/.test(readCode(typed));

type CodeScreenProps = { email: string | null; onCode: (code: string) => Sent; onSend: () => Sent };

/**
 * The form for the six digits of the mail. Only a logged-in user sees it: the code proves the mailbox, the session the
 * account.
 */
export function CodeScreen({ email, onCode, onSend }: CodeScreenProps) {
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState({ code: '', sentence: '' });
  const confirm = async () => {
    const sentence = await onCode(readCode(code));
    if (sentence) setRefused({ code, sentence });
    return null;
  };
  const error = isCode(code) ? null : words.enterSixDigits;
  return (
    <>
      <PageHeading documentTitle={words.confirmTitle}>{words.confirmTitle}</PageHeading>
      <p className={styles.alternative}>
        <RichText
          text={email === null ? words.enterCode : words.enterCodeFor(email)}
          parts={{ address: (address) => <b className={styles.address}>{address}</b> }}
        />
      </p>
      <AuthForm isValid={isCode(code)} onSend={confirm} button={words.confirm} busyLabel={words.confirming}>
        <TextField
          label={labels.codeFromEmail}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          hint={words.codeWorks(lifetimes.codeMinutes)}
          value={code}
          onChange={setCode}
          error={refused.sentence && refused.code === code ? refused.sentence : error}
        />
      </AuthForm>
      <SendAgain onSend={onSend} />
    </>
  );
}

const useIsSignedIn = () => useSession(({ authToken }) => authToken !== null);

export function Confirmed() {
  const isSignedIn = useIsSignedIn();
  return (
    <Message
      heading={<PageHeading documentTitle={words.confirmed}>{words.emailConfirmed}</PageHeading>}
      actions={
        <ButtonLink to={isSignedIn ? '/dashboard' : '/login'}>
          {isSignedIn ? labels.goToDashboard : labels.login}
        </ButtonLink>
      }
    >
      {words.emailConfirmedAbout}
    </Message>
  );
}

export function Declined() {
  return (
    <Message
      heading={<PageHeading documentTitle={words.declined}>{words.declinedTitle}</PageHeading>}
      actions={<ButtonLink to="/">{labels.returnHome}</ButtonLink>}
    >
      {words.declinedAbout}
    </Message>
  );
}

export function Undone() {
  return (
    <Message
      heading={<PageHeading documentTitle={words.restored}>{words.restoredTitle}</PageHeading>}
      actions={<ButtonLink to="/login/help">{labels.chooseNewPassword}</ButtonLink>}
    >
      {words.restoredAbout}
    </Message>
  );
}

/** Shown for an invented link too. */
export function LinkOver({ isConfirming }: { isConfirming: boolean }) {
  const isSignedIn = useIsSignedIn();
  return (
    <Message
      heading={<PageHeading documentTitle={labels.linkNoLongerWorks}>{labels.thisLinkNoLongerWorks}</PageHeading>}
      actions={
        isConfirming && (
          <ButtonLink to={isSignedIn ? confirmPath : '/login'} {...(!isSignedIn && { state: { from: confirmPath } })}>
            {isSignedIn ? words.codeInstead : words.logInForNewEmail}
          </ButtonLink>
        )
      }
    >
      {isConfirming ? (
        <p>{words.linkWorksOnce(lifetimes.confirmLinkHours)}</p>
      ) : (
        <p>
          <RichText text={words.usedBefore} parts={{ link: (name) => <Link to="/privacy">{name}</Link> }} />
        </p>
      )}
    </Message>
  );
}
