import { maxEmailLength, maxNameLength, minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import { Field, Input, PasswordField } from '#web/ui/field.tsx';
import styles from './controls.module.css';
import { type ControlProps, Group } from './group.tsx';

export function NameControl({ typed, onType, error, labelledBy, errorId }: ControlProps) {
  const input = (name: string, autoComplete: string, label: string) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete={autoComplete}
          maxLength={maxNameLength}
          value={typed[name] ?? ''}
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onType({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId}>
      <div className={styles.fields}>
        {input('firstName', 'given-name', 'First name')}
        {input('lastName', 'family-name', 'Last name')}
      </div>
    </Group>
  );
}

export function EmailControl({ typed, onType, error }: ControlProps) {
  return (
    <div className={styles.oneLine}>
      <Field label="Email address" error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailLength}
            value={typed.value ?? ''}
            onChange={(event) => onType({ value: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

export function PasswordControl({ typed, onType, error }: ControlProps) {
  return (
    <div className={styles.oneLine}>
      <PasswordField
        value={typed.value ?? ''}
        onChange={(value) => onType({ value })}
        autoComplete="new-password"
        placeholder={`Password (min ${minPasswordLength} characters)`}
        minLength={minPasswordLength}
        error={error}
        showError
      />
    </div>
  );
}
