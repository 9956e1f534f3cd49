import { useState } from 'react';
import { normalPasscode, passcodeLength } from '#shared/links/link.ts';
import styles from '../login/auth-page.module.css';
import { useSubmit } from '../login/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { PageHeading } from '../ui/page.tsx';
import viewStyles from './view.module.css';

type PasscodeFormProps = {
  /** When the page closes, as the link says; null when it says nothing, or a day that is over and was put off. */
  closesOn: string | null;
  /** Resolves with the sentence to show, or null when the page is open or over. */
  onPasscode: (passcode: string) => Promise<string | null>;
};

const isWhole = (typed: string): boolean => new RegExp(`^\\d{${passcodeLength}}$`).test(normalPasscode(typed));

/** For a clinician, who has neither an account nor time. */
export function PasscodeForm({ closesOn, onPasscode }: PasscodeFormProps) {
  const [passcode, setPasscode] = useState('');
  const [refused, setRefused] = useState({ passcode: '', sentence: '' });
  const { form, onSubmit, isBusy, wasTried } = useSubmit(isWhole(passcode), async () => {
    const sentence = await onPasscode(passcode);
    if (sentence) setRefused({ passcode, sentence });
    return null;
  });
  const error = isWhole(passcode) ? null : `Enter the ${passcodeLength} digits of the passcode.`;
  return (
    <>
      <PageHeading documentTitle="A patient’s page for you">A patient’s page for you</PageHeading>
      <p className={styles.alternative}>
        Someone shared a health summary with you. They gave you a passcode with it. There is nothing to install and no
        account.
      </p>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <TextField
          label="Passcode"
          name="passcode"
          className={viewStyles.code ?? ''}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={12}
          hint={`${passcodeLength} digits.`}
          value={passcode}
          onChange={setPasscode}
          error={refused.sentence && refused.passcode === passcode ? refused.sentence : error}
          showError={wasTried}
        />
        <Button type="submit" block busy={isBusy} busyLabel="Opening…">
          Open the page
        </Button>
      </form>
      <p className={styles.footnote}>
        The person sees when it was opened.{closesOn && ` The page closes on ${closesOn}.`}
      </p>
    </>
  );
}
