import { useState } from 'react';
import styles from '../login/auth-page.module.css';
import { useSubmit } from '../login/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';

type AskScreenProps = {
  /** The link alone proves the mailbox only. Without a session of the account it takes the password. */
  needsPassword: boolean;
  /** Resolves with the sentence to show, or null when another screen has come. */
  onConfirm: (password: string | undefined) => Promise<string | null>;
  /** Absent when the link cannot do that: the mail has another one for it. */
  onDecline?: (() => void) | undefined;
};

/** Opening a link confirms nothing: programs that look into mails open links, too. A press does. */
export function AskScreen({ needsPassword, onConfirm, onDecline }: AskScreenProps) {
  const [password, setPassword] = useState('');
  const isValid = !needsPassword || password !== '';
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(isValid, () =>
    onConfirm(needsPassword ? password : undefined),
  );
  return (
    <>
      <PageHeading documentTitle="Confirm your address">Is this your address?</PageHeading>
      <p className={styles.alternative}>
        Someone used the address of this mail to make an account with us. If it was you, confirm it here.
      </p>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        {needsPassword && (
          <PasswordField
            label="Your password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
            hint="The one of your account. It shows that the account and the mailbox are both yours."
            error={password === '' ? 'Please enter your password.' : null}
            showError={wasTried}
          />
        )}
        <Button type="submit" block busy={isBusy} busyLabel="Confirming…">
          Yes, confirm my address
        </Button>
        {onDecline && (
          <Button variant="secondary" block onClick={onDecline}>
            No, that was not me
          </Button>
        )}
      </form>
      <p className={styles.footnote}>
        {onDecline
          ? 'If it was not you, we take your address off that account, and it sends you nothing any more.'
          : 'If it was not you, press “This wasn’t me” at the end of the mail. We then take your address off that account.'}
      </p>
    </>
  );
}
