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
      <PageHeading documentTitle="Confirm your address">Is this your email address?</PageHeading>
      <p className={styles.alternative}>
        Someone used this email address to make an account with us. If it was you, confirm it here.
      </p>
      <AuthForm
        isValid={!needsPassword || password !== ''}
        onSend={() => onConfirm(needsPassword ? password : undefined)}
        button="Yes, confirm my address"
        busyLabel="Confirming…"
        other={
          onDecline && (
            <Button variant="secondary" block onClick={onDecline}>
              No, it wasn’t me
            </Button>
          )
        }
      >
        {needsPassword && (
          <CurrentPassword
            value={password}
            onChange={setPassword}
            hint="The password for your account. It shows that both the account and the mailbox are yours."
          />
        )}
      </AuthForm>
      <p className={styles.footnote}>
        {onDecline
          ? 'If it wasn’t you, we’ll take your address off that account, and it won’t email you again.'
          : 'If it wasn’t you, press “This wasn’t me” at the end of the email. We’ll then take your address off that account.'}
      </p>
    </>
  );
}

const readCode = (typed: string): string => withPlainDigits(typed).replaceAll(/\s/g, '');
const isCode = (typed: string): boolean => /^\d{6}$/.test(readCode(typed));

type CodeScreenProps = { email: string; onCode: (code: string) => Sent; onSend: () => Sent };

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
  const error = isCode(code) ? null : 'Enter the 6 digits from the email.';
  return (
    <>
      <PageHeading documentTitle="Confirm your address">Confirm your address</PageHeading>
      <p className={styles.alternative}>
        Enter the code from our latest email to <b className={styles.address}>{email}</b>. It shows that the mailbox is
        yours, so no one else gets your results.
      </p>
      <AuthForm isValid={isCode(code)} onSend={confirm} button="Confirm" busyLabel="Confirming…">
        <TextField
          label="Code from the email"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          hint={`6 digits. It works for ${lifetimes.codeMinutes} minutes.`}
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
      heading={<PageHeading documentTitle="Address confirmed">Your email is confirmed</PageHeading>}
      actions={
        <ButtonLink to={isSignedIn ? '/dashboard' : '/login'}>{isSignedIn ? 'Go to dashboard' : 'Login'}</ButtonLink>
      }
    >
      From now on, we can email you your results.
    </Message>
  );
}

export function Declined() {
  return (
    <Message
      heading={<PageHeading documentTitle="Address taken off">We’ve taken your address off that account</PageHeading>}
      actions={<ButtonLink to="/">Return Home</ButtonLink>}
    >
      We’re sorry for the trouble. That account can’t email you any more.
    </Message>
  );
}

export function Undone() {
  return (
    <Message
      heading={<PageHeading documentTitle="Address restored">Your email address is back</PageHeading>}
      actions={<ButtonLink to="/login/help">Choose a new password</ButtonLink>}
    >
      We’ve logged everyone out, and the old password no longer works. Please choose a new one.
    </Message>
  );
}

/** Shown for an invented link too. */
export function LinkOver({ isConfirming }: { isConfirming: boolean }) {
  const isSignedIn = useIsSignedIn();
  return (
    <Message
      heading={<PageHeading documentTitle="Link no longer works">This link no longer works</PageHeading>}
      actions={
        isConfirming && (
          <ButtonLink to={isSignedIn ? confirmPath : '/login'} {...(!isSignedIn && { state: { from: confirmPath } })}>
            {isSignedIn ? 'Use a code instead' : 'Log in to get a new email'}
          </ButtonLink>
        )
      }
    >
      {isConfirming ? (
        <p>
          Links in our emails work once, for {lifetimes.confirmLinkHours} hours. If you’ve already confirmed, you don’t
          need to do anything.
        </p>
      ) : (
        <p>
          It’s been used before, or the address has been confirmed since. If that wasn’t you,{' '}
          <Link to="/privacy">write to us</Link>.
        </p>
      )}
    </Message>
  );
}
