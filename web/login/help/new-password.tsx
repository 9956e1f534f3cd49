import { type ReactNode, useState } from 'react';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { call, messageOf } from '#web/api/call.ts';
import { AuthForm, isTooShort, NewPassword } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { signIn } from '#web/session/session.ts';
import { isSharedDevice } from '#web/session/storage.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Message, PageHeading } from '#web/ui/page.tsx';
import * as labels from '#words/labels.ts';
import * as words from '#words/login-help.ts';

// What both ways to a new password (by code and by link) share, and the way by link.

export const failed = labels.tryAgainPlease;
export const passwordIsSet = words.passwordIsSet;

/** Said beforehand, because the page cannot know whether the address was confirmed. */
export function UnconfirmedStartsEmpty() {
  return <p className={styles.footnote}>{words.unconfirmedStartsEmpty}</p>;
}

/** The last step: the user is now logged in here, and nowhere else. */
export function PasswordChanged() {
  return (
    <Message
      heading={<PageHeading documentTitle={labels.newPassword}>{words.passwordChanged}</PageHeading>}
      actions={<ButtonLink to="/dashboard">{labels.goToDashboard}</ButtonLink>}
    >
      {words.passwordChangedAbout}
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
        <PageHeading documentTitle={labels.newPassword}>{labels.chooseNewPassword}</PageHeading>
        <UnconfirmedStartsEmpty />
        <AuthForm isValid={!isTooShort(password)} onSend={reset} button={words.saveAndLogIn} busyLabel={labels.saving}>
          <NewPassword label={labels.newPassword} value={password} onChange={setPassword} />
        </AuthForm>
      </>
    )
  );
}

function ResetLinkOver({ onAskAgain }: Pick<PasswordByLinkProps, 'onAskAgain'>) {
  return (
    <Message
      heading={<PageHeading documentTitle={labels.linkNoLongerWorks}>{labels.thisLinkNoLongerWorks}</PageHeading>}
      actions={<Button onClick={onAskAgain}>{words.getNewEmail}</Button>}
    >
      <p>{words.linkWorksOnce(lifetimes.resetLinkHours)}</p>
    </Message>
  );
}
