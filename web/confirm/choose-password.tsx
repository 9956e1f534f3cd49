import { useState } from 'react';
import { call, messageOf } from '#web/api/call.ts';
import { sharingHasEnded } from '#web/features/sharing.ts';
import { AuthForm, isTooShort, NewPassword } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { ButtonLink } from '#web/ui/button.tsx';
import { Message, PageHeading } from '#web/ui/page.tsx';

/** Follows 'This wasn't me': everyone has been logged out, and the owner sets a new password with the same link. */
export function ChoosePassword({ secret }: { secret: string }) {
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const save = async () => {
    const result = await call('notMe', { secret, password });
    if (!result.ok) return messageOf(result, 'That didn’t work. Please try again.');
    setDone(true);
    return null;
  };
  if (isDone)
    return (
      <Message
        heading={<PageHeading documentTitle="New password">Your new password is saved</PageHeading>}
        actions={<ButtonLink to="/login">Login</ButtonLink>}
      >
        Only you know it now. If you use the old one on other sites, change it there too.
      </Message>
    );
  return (
    <>
      <PageHeading documentTitle="New password">Choose a new password</PageHeading>
      <p className={styles.alternative}>
        {['We’ve logged everyone out, and the old password no longer works.', ...sharingHasEnded].join(' ')}
      </p>
      <AuthForm isValid={!isTooShort(password)} onSend={save} button="Save my new password" busyLabel="Saving…">
        <NewPassword label="New password" name="newPassword" value={password} onChange={setPassword} />
      </AuthForm>
    </>
  );
}
