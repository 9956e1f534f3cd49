import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { afterPress } from './after-press.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { AlertIcon } from './icons.tsx';

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = {
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  /** What to do about it; announced when it appears. */
  error?: string | null | false;
  /** Beside the label. */
  aside?: ReactNode;
  /** The control; spread the props onto it, they tie label, hint and error to it. */
  children: (control: ControlProps) => ReactNode;
};

/** Label above, hint and error below, all tied to the control. */
export function Field({ label, optional, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = classNames(Boolean(hint) && `${id}hint`, Boolean(error) && `${id}error`);
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label} {optional && <span className={styles.optional}>(optional)</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div className={styles.hint} id={`${id}hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${id}error`} role="alert">
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...input }: ComponentProps<'input'>) {
  return <input {...input} className={classNames(styles.input, className)} />;
}

export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={classNames(styles.input, className)} />;
}

/** Errors wait until the field has lost focus once: nobody is told off while still typing. */
export function useErrorAfterBlur(error: string | null) {
  const [left, setLeft] = useState(false);
  return { error: left ? error : null, onBlur: () => afterPress(() => setLeft(true)), show: () => setLeft(true) };
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> &
  Pick<FieldProps, 'label' | 'optional' | 'hint' | 'aside'> & {
    value: string;
    onChange: (value: string) => void;
    /** The sentence to show, or null when the value is fine. */
    error?: string | null;
    /** After a try to submit: show the error whether or not the field was left. */
    showError?: boolean;
  };

/** One line of text with its label, its hint, and its error after blur. */
export function TextField({ label, optional, hint, aside, value, onChange, error = null, ...rest }: TextFieldProps) {
  const { showError, ...input } = rest;
  const afterBlur = useErrorAfterBlur(error);
  const shown = showError ? error : afterBlur.error;
  return (
    <Field label={label} optional={optional} hint={hint} aside={aside} error={shown}>
      {(control) => (
        <Input
          type="text"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={afterBlur.onBlur}
        />
      )}
    </Field>
  );
}
