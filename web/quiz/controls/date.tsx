import { useState } from 'react';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { Offers } from '#web/measured/unit-toggle.tsx';
import { echoDate, readText, toText } from '#web/quiz/answering/answer-in-inputs.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { dateOrderHere, wholeDates } from '../../measured/whole-date.ts';
import { inWords } from '../../ui/language.ts';
import styles from './controls.module.css';
import { type ControlProps, Group } from './group.tsx';

const parts = {
  d: { name: 'day', label: 'Day', autoComplete: 'bday-day' },
  m: { name: 'month', label: 'Month', autoComplete: 'bday-month' },
  y: { name: 'year', label: 'Year', autoComplete: 'bday-year' },
} as const;

/**
 * Three short fields in the order of the browser's region: in a calendar the user would have to scroll back many years. A whole
 * date may be pasted or typed into any of them. A typed one is read when the field is left.
 */
export function DateControl({ question, typed, onType, today, error, labelledBy, errorId }: ControlProps) {
  const [possible, setPossible] = useState<readonly string[]>([]);
  const value = readText(question, typed);
  const take = (date: string) => {
    setPossible([]);
    onType(toText(question, date));
  };
  /** True if the text was a whole date, which is now in the fields or asked about. */
  const read = (text: string): boolean => {
    const [first, ...more] = wholeDates(text, today, question.type === 'date' ? question : undefined);
    if (first === undefined) return false;
    if (more.length > 0) setPossible([first, ...more]);
    else take(first);
    return true;
  };
  return (
    <>
      <Group labelledBy={labelledBy} error={error} errorId={errorId}>
        <div className={styles.date}>
          {[...dateOrderHere()].map((letter) => {
            const { name, label, autoComplete } = parts[letter as keyof typeof parts];
            return (
              <Field key={name} label={label}>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete={autoComplete}
                    className={styles.figure}
                    inputMode="numeric"
                    value={typed[name] ?? ''}
                    aria-describedby={errorId}
                    aria-invalid={error ? true : undefined}
                    onChange={(event) => {
                      setPossible([]);
                      onType({ ...typed, [name]: event.target.value });
                    }}
                    onBlur={(event) => read(event.target.value)}
                    onPaste={(event) => {
                      if (read(event.clipboardData.getData('text'))) event.preventDefault();
                    }}
                  />
                )}
              </Field>
            );
          })}
        </div>
      </Group>
      <Offers
        offers={possible.map((date) => ({
          label: `Yes, ${inWords(date, { dateStyle: 'long', timeZone: 'UTC' })}`,
          take: () => take(date),
        }))}
      />
      <DateEcho value={refuseAnswer(question, value, today) === null ? String(value) : null} today={today} />
    </>
  );
}

function DateEcho({ value, today }: { value: string | null; today: string }) {
  const echo = value && echoDate(value, today);
  return (
    <p className={styles.echo} role="status">
      {echo && (
        <>
          <b>{echo.date}.</b> You’re {echo.ageYears}.
        </>
      )}
    </p>
  );
}
