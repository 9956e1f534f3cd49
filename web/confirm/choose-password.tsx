import { useState } from 'react';
import { paragraph } from '#shared/words/phrases.ts';
import { call, messageOf } from '#web/api/call.ts';
import { sharingHasEnded } from '#web/features/sharing.ts';
import { AuthForm, isTooShort, NewPassword } from '#web/login/account-form.tsx';
import styles from '#web/login/auth-page.module.css';
import { ButtonLink } from '#web/ui/button.tsx';
import { Message, PageHeading } from '#web/ui/page.tsx';
import * as words from '#words/confirm.ts';
import * as labels from '#words/labels.ts';

/** Follows 'This wasn't me': everyone has been logged out, and the owner sets a new password with the same link. */
export function ChoosePassword({ secret }: { secret: string }) {
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const save = async () => {
    const result = await call('notMe', { secret, password });
    if (!result.ok) return messageOf(result, labels.tryAgainPlease);
    setDone(true);
    return null;
  };
  if (isDone)
    return (
      <Message
        heading={<PageHeading documentTitle={labels.newPassword}>{words.passwordSaved}</PageHeading>}
        actions={<ButtonLink to="/login">{labels.login}</ButtonLink>}
      >
        {words.passwordSavedAbout}
      </Message>
    );
  return (
    <>
      <PageHeading documentTitle={labels.newPassword}>{labels.chooseNewPassword}</PageHeading>
      <p className={styles.alternative}>{paragraph(words.everyoneLoggedOut, ...sharingHasEnded)}</p>
      <AuthForm isValid={!isTooShort(password)} onSend={save} button={words.saveNewPassword} busyLabel={labels.saving}>
        <NewPassword label={labels.newPassword} name="newPassword" value={password} onChange={setPassword} />
      </AuthForm>
    </>
  );
}
