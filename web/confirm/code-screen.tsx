import { useState } from 'react';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import styles from '../login/auth-page.module.css';
import { SendAgain } from '../login/send-again.tsx';
import { useSubmit } from '../login/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { PageHeading } from '../ui/page.tsx';

type CodeScreenProps = {
  email: string;
  /** Resolves with the sentence to show, or null when the address is confirmed. */
  onCode: (code: string) => Promise<string | null>;
  onSend: () => Promise<string | null>;
};

const readCode = (typed: string): string => typed.replaceAll(/\s/g, '');
const isCode = (typed: string): boolean => /^\d{6}$/.test(readCode(typed));

/** The six digits of the mail. Only who is logged in sees this: the code proves the mailbox, the session the account. */
export function CodeScreen({ email, onCode, onSend }: CodeScreenProps) {
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState({ code: '', sentence: '' });
  const { form, onSubmit, isBusy, wasTried } = useSubmit(isCode(code), async () => {
    const sentence = await onCode(readCode(code));
    if (sentence) setRefused({ code, sentence });
    return null;
  });
  const error = isCode(code) ? null : 'Please enter the 6 digits of the mail.';
  return (
    <>
      <PageHeading documentTitle="Confirm your address">Confirm your address</PageHeading>
      <p className={styles.alternative}>
        Enter the code of our newest mail to <b className={styles.address}>{email}</b>. It shows that the mailbox is
        yours, so that your results go to nobody else.
      </p>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
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
          showError={wasTried}
        />
        <Button type="submit" block busy={isBusy} busyLabel="Confirming…">
          Confirm
        </Button>
      </form>
      <SendAgain onSend={onSend} />
    </>
  );
}
