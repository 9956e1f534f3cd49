import { useId, useState } from 'react';
import authStyles from '../login/auth-page.module.css';
import { useSubmit } from '../login/use-submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import styles from './account-page.module.css';
import { accountPath } from './account-path.ts';

/** The button is never disabled: what is missing is said beside it. */
export function EraseForm({ onErase }: { onErase: (password: string) => Promise<string | null> }) {
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const errorId = useId();
  const { form, onSubmit, isBusy, wasTried, error } = useSubmit(password !== '' && isSure, () => onErase(password));
  const isMissing = wasTried && !isSure;
  return (
    <form className={authStyles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
      {error && <Notice tone="error">{error}</Notice>}
      <PasswordField
        label="Your password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        required
        hint="So that nobody else can do this."
        error={password === '' ? 'Please enter your password.' : null}
        showError={wasTried}
      />
      <div>
        <Checkbox
          card
          checked={isSure}
          onChange={setSure}
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
        >
          Yes, erase everything. I know that it cannot be undone.
        </Checkbox>
        {isMissing && <FieldError id={errorId}>Please tick the box if you are sure.</FieldError>}
      </div>
      <Button type="submit" block className={styles.erase} busy={isBusy} busyLabel="Erasing…">
        Erase everything
      </Button>
      <ButtonLink variant="secondary" block to={accountPath}>
        Keep my account
      </ButtonLink>
    </form>
  );
}
