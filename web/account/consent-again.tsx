import { useState } from 'react';
import { consentVersion } from '#shared/contract/account.ts';
import * as words from '#words/consent-again.ts';
import * as labels from '#words/labels.ts';
import { call, messageOf } from '../api/call.ts';
import { ConsentBox } from '../consent/consent-box.tsx';
import { SubmitForm, useSubmit } from '../login/account-form.tsx';
import { mergeUser, useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './consent-again.module.css';

/**
 * Asks for consent if the text has changed since, or if the user registered without it. Nothing else waits for the
 * answer.
 */
export function ConsentAgain({ onGiven }: { onGiven?: () => void }) {
  const user = useSession((session) => session.user);
  const [hasAgreed, setAgreed] = useState(false);
  const submit = useSubmit(hasAgreed, async () => {
    const result = await call('giveConsent', { version: consentVersion, where: 'account' });
    if (!result.ok) return messageOf(result, labels.notSaved);
    mergeUser({ consentVersion });
    onGiven?.();
    return null;
  });
  // The consent is known only once the profile has loaded.
  if (user?.isConfirmed === undefined || user.consentVersion === consentVersion) return null;
  return (
    <SubmitForm className={styles.again} submit={submit} aria-labelledby="consent-again">
      <h2 id="consent-again">{user.consentVersion ? words.policyChanged : words.policyNew}</h2>
      {submit.error && <Notice tone="error">{submit.error}</Notice>}
      <ConsentBox checked={hasAgreed} onChange={setAgreed} />
      <Button type="submit" size="sm" busy={submit.isBusy} busyLabel={labels.saving}>
        {words.agree}
      </Button>
    </SubmitForm>
  );
}
