import { type ReactNode, useState } from 'react';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { call, messageOf } from '#web/api/call.ts';
import { AuthForm, isTooShort, NewPassword } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { signIn } from '#web/session/session.ts';
import { isSharedDevice } from '#web/session/storage.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Message, PageHeading } from '#web/ui/page.tsx';

// What both ways to a new password (by code and by link) share, and the way by link.

export const failed = 'That didn’t work. Please try again.';
export const passwordIsSet = 'Your new password is set. Log in with it now.';

/** Said beforehand, because the page cannot know whether the address was confirmed. */
export function UnconfirmedStartsEmpty() {
  return (
    <p className={styles.footnote}>
      If you never confirmed that email, your new password starts an empty account. We’ll erase what was in the old one,
      because we can’t know that it was yours.
    </p>
  );
}

/** The last step: the user is now logged in here, and nowhere else. */
export function PasswordChanged() {
  return (
    <Message
      heading={<PageHeading documentTitle="New password">You have a new password and you’re logged in</PageHeading>}
      actions={<ButtonLink to="/dashboard">Go to dashboard</ButtonLink>}
    >
      To be safe, we’ve logged you out on all your other devices.
    </Message>
  );
}

type PasswordByLinkProps = {
  secret: string;
  /** Called when the user asks for another mail. */
  onAskAgain: () => void;
};

/**
 * A new password by the link in a mail, in any browser. Opening the link changes nothing, because programs open links
 * too.
 */
export function PasswordByLink({ secret, onAskAgain }: PasswordByLinkProps) {
  const [password, setPassword] = useState('');
  const [ending, setEnding] = useState<ReactNode>(null);
  const reset = async () => {
    // As with a code, the session is not remembered without asking.
    const result = await call('reset', { secret, password, remember: false, sharedDevice: isSharedDevice() });
    if (!result.ok) {
      if (result.reason !== 'refused' || result.body?.code !== 'link-over') return messageOf(result, failed);
      setEnding(<ResetLinkOver onAskAgain={onAskAgain} />);
      return null;
    }
    if (!signIn(result.data.token, { remember: false })) return passwordIsSet;
    setEnding(<PasswordChanged />);
    return null;
  };
  return (
    ending ?? (
      <>
        <PageHeading documentTitle="New password">Choose a new password</PageHeading>
        <UnconfirmedStartsEmpty />
        <AuthForm isValid={!isTooShort(password)} onSend={reset} button="Save and log in" busyLabel="Saving…">
          <NewPassword label="New password" value={password} onChange={setPassword} />
        </AuthForm>
      </>
    )
  );
}

function ResetLinkOver({ onAskAgain }: Pick<PasswordByLinkProps, 'onAskAgain'>) {
  return (
    <Message
      heading={<PageHeading documentTitle="Link no longer works">This link no longer works</PageHeading>}
      actions={<Button onClick={onAskAgain}>Get a new email</Button>}
    >
      <p>It works once, for {lifetimes.resetLinkHours} hours, and only until your password or email changes.</p>
    </Message>
  );
}
