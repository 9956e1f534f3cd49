import {
  Component,
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useState,
} from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AlertIcon, EyeIcon, EyeOffIcon } from '#web/ui/icons.tsx';
import * as labels from '#words/labels.ts';
import styles from './field.module.css';
import { type } from './typing.ts';

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = {
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  /** The sentence that says what to do. A screen reader announces it when it appears. */
  error?: string | null | false;
  /** Shown next to the label. */
  aside?: ReactNode;
  /** Draws the control. Spread the properties onto it: they connect it with label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

/** Shows the label above the control and hint and error below it, and connects all three with it. */
export function Field({ label, optional, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = classNames(Boolean(hint) && `${id}hint`, Boolean(error) && `${id}error`);
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label} {optional && <span className={styles.optional}>{labels.optional}</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div className={styles.hint} id={`${id}hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  );
}

/** The sentence that says what to do. A screen reader announces it when it appears; name it in `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'ref'> & { ref?: RefObject<HTMLInputElement | null> | undefined };

export function Input({ className, ref, ...input }: InputProps) {
  return <KeptInput {...input} outerRef={ref} className={classNames(styles.input, className)} />;
}

/**
 * Keeps what a password manager filled in without an event. React would empty the field again on its next render, so
 * this types the value, and the form learns it. (`filled-in.ts` does so when the user comes back or submits the form.)
 */
class KeptInput extends Component<Omit<InputProps, 'ref'> & { outerRef: InputProps['ref'] }> {
  private input: HTMLInputElement | null = null;
  private typed: string | null = null;

  private readonly attach = (input: HTMLInputElement | null): void => {
    const { outerRef } = this.props;
    this.input = input;
    if (outerRef) outerRef.current = input;
  };

  /** The text in the field that the form does not know about. */
  override getSnapshotBeforeUpdate(before: InputProps): string | null {
    const value = this.input?.value ?? '';
    return value === (before.value ?? '') || value === (this.props.value ?? '') ? null : value;
  }

  override componentDidUpdate(_: unknown, __: unknown, filledIn: string | null): void {
    // Only once for each value: a form that refuses the value would otherwise be asked for ever.
    if (filledIn !== null && filledIn !== this.typed && this.input) type(this.input, filledIn);
    this.typed = filledIn;
  }

  override render() {
    const { outerRef: _, ...input } = this.props;
    return <input {...input} ref={this.attach} />;
  }
}

export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={classNames(styles.input, className)} />;
}

/** True in a form after a try to submit it. Its fields then show their errors even if they were never left. */
export const WasTried = createContext(false);

/** Shows the error only once the field has lost the focus, so that it does not appear while the user types. */
function useShownError(error: string | null) {
  const wasTried = useContext(WasTried);
  const [wasLeft, setLeft] = useState(false);
  return { error: wasTried || wasLeft ? error : null, onBlur: () => afterPress(() => setLeft(true)) };
}

export type TypedProps = Omit<InputProps, 'onChange' | 'value'> &
  Pick<FieldProps, 'label' | 'optional' | 'hint' | 'aside'> & {
    value: string;
    onChange: (value: string) => void;
    /** The sentence to show, or null when the value is fine. */
    error?: string | null;
  };

/** A one-line text input with label, hint and, after blur, error. */
export function TextField({ label, optional, hint, aside, onChange, error = null, ...input }: TypedProps) {
  const { error: shown, onBlur } = useShownError(error);
  return (
    <Field label={label} optional={optional} hint={hint} aside={aside} error={shown}>
      {(control) => (
        <Input type="text" {...input} {...control} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
      )}
    </Field>
  );
}

/** A password input. The password can be shown, pasted, and filled in by a password manager. */
export function PasswordField({ label, hint, aside, onChange, error = null, ...input }: Omit<TypedProps, 'optional'>) {
  const [visible, setVisible] = useState(false);
  const { error: shown, onBlur } = useShownError(error);
  return (
    <Field label={label} hint={hint} aside={aside} error={shown}>
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
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={labels.showPassword}
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

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Draws a box around the checkbox, for consent. */
  card?: boolean;
  children: ReactNode;
};

/** A native checkbox. A click anywhere on its line counts. */
export function Checkbox({ card, children, onChange, ...input }: CheckboxProps) {
  return (
    <label className={styles.check} data-card={card || undefined}>
      <input {...input} type="checkbox" className={styles.box} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

// A press on a button takes the focus from a field before the press has ended. If an error then appears below the
// field, it moves the button away from the pointer and the click is lost. (Touch sends mouse events too, with the blur
// between them.)
let isPressed = false;
globalThis.addEventListener?.('mousedown', () => (isPressed = true), true);
globalThis.addEventListener?.('mouseup', () => (isPressed = false), true);

/** Calls `act` now, or during a press once its click has happened. */
export function afterPress(act: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(act), { capture: true, once: true });
  else act();
}
