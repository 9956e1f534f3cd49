import { useId } from 'react';
import { dateOrderHere } from '../measured/whole-date.ts';
import { afterPress } from '../ui/after-press.ts';
import { Field, FieldError, Input } from '../ui/field.tsx';
import { wholeDateParts } from './lab-date.ts';
import styles from './numbers.module.css';
import type { DateParts } from './sheet.ts';

type DateFieldProps = {
  legend: string;
  hint: string;
  parts: DateParts;
  today: string;
  error: string | undefined;
  /** What follows from the date, where it is right. */
  note: string | undefined;
  onParts: (parts: DateParts) => void;
  onLeave: () => void;
};

const names = { d: 'day', m: 'month', y: 'year' } as const;
const labels = { day: 'Day', month: 'Month', year: 'Year' } as const;

/** Three inputs in the order of the browser's region. A whole date may be pasted or typed into any of them. */
export function DateField({ legend, hint, parts, today, error, note, onParts, onLeave }: DateFieldProps) {
  const id = useId();
  const order = dateOrderHere();
  /** True when the text was a whole date: it stands in the inputs now. */
  const read = (text: string): boolean => {
    const whole = wholeDateParts(text, today);
    if (whole) onParts(whole);
    return whole !== null;
  };
  return (
    <fieldset className={styles.date} aria-describedby={`${id}hint`}>
      <legend>{legend}</legend>
      <p className={styles.hint} id={`${id}hint`}>
        {hint}
      </p>
      <div className={styles.parts}>
        {[...order].map((letter) => {
          const name = names[letter as keyof typeof names];
          return (
            <Field key={name} label={labels[name]}>
              {(control) => (
                <Input
                  {...control}
                  name={letter === order[0] ? 'labDate' : undefined}
                  className={styles.part}
                  inputMode="numeric"
                  autoComplete="off"
                  value={parts[name]}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}error` : undefined}
                  onChange={(event) => onParts({ ...parts, [name]: event.target.value })}
                  onPaste={(event) => {
                    if (read(event.clipboardData.getData('text'))) event.preventDefault();
                  }}
                  onBlur={(event) => {
                    if (read(event.target.value)) return;
                    const next = event.relatedTarget;
                    // Going on to the next part is not leaving the date.
                    if (!event.currentTarget.closest('fieldset')?.contains(next)) afterPress(onLeave);
                  }}
                />
              )}
            </Field>
          );
        })}
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      <p role="status" className={styles.hint}>
        {!error && note}
      </p>
    </fieldset>
  );
}
