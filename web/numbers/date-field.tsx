import { useId } from 'react';
import { readPerson } from '#shared/person/read-person.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { readDate } from '#shared/quiz/input/read-date.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { dateOrderHere, wholeDates } from '#web/measured/whole-date.ts';
import { afterPress, Field, FieldError, Input } from '#web/ui/field.tsx';
import styles from './numbers.module.css';
import { type DateParts, dateParts } from './sheet.ts';
import { type Base, questionOf } from './use-base.ts';

type ReadLabDate = { readonly answer: string | null; readonly sentence: string | null };

/** The day in the three inputs; null when they are empty, a sentence when it cannot be. */
export const readLabDate = (base: Base, { day, month, year }: DateParts): ReadLabDate => {
  if ([day, month, year].every((part) => part.trim() === '')) return { answer: null, sentence: null };
  const reading = readDate(`${day}.${month}.${year}`, { order: 'dmy', today: base.today });
  // A year of two digits that is not over yet has no reading; the sentence about days that exist then says enough.
  const date = reading.kind === 'clear' ? reading.date : null;
  return {
    answer: date,
    sentence: refuseAnswer(questionOf(base, 'labDate'), date, base.today) ?? beforeBirth(base, date),
  };
};

const beforeBirth = ({ longevity: { birthdate } }: Base, date: string | null): string | null =>
  date !== null && typeof birthdate === 'string' && date < birthdate
    ? 'That is before you were born. Check the year.'
    : null;

/** A whole date that stands in one of the inputs; null for anything else, or when it can be two days. */
const wholeDateParts = (text: string, today: string): DateParts | null => {
  const [date, ...more] = wholeDates(text, today);
  return date === undefined || more.length > 0 ? null : dateParts(date);
};

/** Whether numbers of these answers are too old to be used: the scores decide (METHODS 10.1). */
export const hasOldNumbers = ({ longevity, today }: Pick<Base, 'longevity' | 'today'>, heart: Answers): boolean =>
  readPerson({ longevity, heart, today }).myNumbers?.caveats.includes('oldLabs') ?? false;

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
