import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page.tsx';
import styles from '../auth-page.module.css';
import { EmailField, emailError } from '../email-field.tsx';
import { useSubmit } from '../use-submit.ts';

type AskForCodeProps = {
  /** What was typed on the login, so that nobody types it twice. */
  email: string;
  /** Resolves with the sentence to show, or null when the next screen may come. */
  onAsk: (email: string) => Promise<string | null>;
};

/** The first step back in. What follows is the same whether or not the address has an account. */
export function AskForCode({ email: known, onAsk }: AskForCodeProps) {
  const [email, setEmail] = useState(known);
  const isValid = emailError(email) === null;
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(isValid, () => onAsk(email.trim()));
  return (
    <>
      <PageHeading documentTitle="Trouble logging in">Trouble logging in?</PageHeading>
      <p className={styles.alternative}>
        It happens. Tell us your address and we will send you a code. With it you can choose a new password.
      </p>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <EmailField value={email} onChange={setEmail} showError={wasTried} autoComplete="username" />
        <Button type="submit" block busy={isBusy} busyLabel="Sending…">
          Send me a code
        </Button>
      </form>
    </>
  );
}
