import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '#web/ui/icons.tsx';
import styles from './field.module.css';
import { Field, Input, useErrorAfterBlur } from './field.tsx';

type PasswordFieldProps = {
  label?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: string | null;
  showError?: boolean;
  hint?: ReactNode;
  aside?: ReactNode;
  placeholder?: string;
  name?: string;
  required?: boolean;
  minLength?: number;
  disabled?: boolean;
};

/** A password input. The password can be shown, pasted and filled in by a password manager. */
export function PasswordField({ label = 'Password', value, onChange, error = null, ...rest }: PasswordFieldProps) {
  const { showError, hint, aside, ...input } = rest;
  const [visible, setVisible] = useState(false);
  const afterBlur = useErrorAfterBlur(error);
  return (
    <Field label={label} hint={hint} aside={aside} error={showError ? error : afterBlur.error}>
      {(control) => (
        <div className={styles.affix}>
          <Input
            name="password"
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={afterBlur.onBlur}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label="Show password"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </Button>
        </div>
      )}
    </Field>
  );
}
