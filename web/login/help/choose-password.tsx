import { useState } from 'react';
import { resetCodeLength, resetCodeMinutes } from '#shared/contract/lifetimes.ts';
import { minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from '../auth-page.module.css';
import { SendAgain } from '../send-again.tsx';
import { useSubmit } from '../use-submit.ts';

type ChoosePasswordProps = {
  email: string;
  /** Resolves with the sentence to show, or null when the person is logged in. */
  onReset: (given: { code: string; password: string }) => Promise<string | null>;
  /** Resolves with the sentence to show when nothing was sent, else null. */
  onSendAgain: () => Promise<string | null>;
};

/** Codes are shown in groups and typed in any case. */
const readCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
const isCode = (typed: string): boolean => new RegExp(`^[A-Z0-9]{${resetCodeLength}}$`).test(readCode(typed));

/** The second step: the mailed code and a new password, on one page. */
export function ChoosePassword({ email, onReset, onSendAgain }: ChoosePasswordProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const isShort = password.length < minPasswordLength;
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(isCode(code) && !isShort, () =>
    onReset({ code: readCode(code), password }),
  );
  return (
    <>
      <PageHeading documentTitle="New password">Choose a new password</PageHeading>
      <p className={styles.alternative}>
        If there is an account for <b>{email}</b>, a code is on its way. It can take a minute.
      </p>
      <p className={styles.footnote}>
        If that address was never confirmed, your new password begins an empty account. What was stored under it before
        is erased, because we cannot know that it was yours.
      </p>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <TextField
          label="Code from the email"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint={`${resetCodeLength} letters and digits. It works for ${resetCodeMinutes} minutes.`}
          value={code}
          onChange={setCode}
          error={isCode(code) ? null : `Please enter the ${resetCodeLength} letters and digits of the email.`}
          showError={wasTried}
        />
        <PasswordField
          label="New password"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          required
          hint={`At least ${minPasswordLength} characters.`}
          error={isShort ? `Please use at least ${minPasswordLength} characters.` : null}
          showError={wasTried}
        />
        <Button type="submit" block busy={isBusy} busyLabel="Saving…">
          Save and log in
        </Button>
      </form>
      <SendAgain onSend={onSendAgain} />
    </>
  );
}
