import { refuseAnswer } from '#shared/quiz/answer.ts';
import { Field, Input } from '../../ui/field.tsx';
import { echoDate } from '../echo.ts';
import { readText } from '../typed.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Group } from './group.tsx';

const parts = [
  { name: 'day', label: 'Day', autoComplete: 'bday-day' },
  { name: 'month', label: 'Month', autoComplete: 'bday-month' },
  { name: 'year', label: 'Year', autoComplete: 'bday-year' },
] as const;

/** Three short fields. In a calendar a person would have to scroll back many years. */
export function DateControl({ question, typed, onType, today, error, labelledBy, errorId }: ControlProps) {
  const value = readText(question, typed);
  return (
    <>
      <Group labelledBy={labelledBy} error={error} errorId={errorId}>
        <div className={styles.date}>
          {parts.map(({ name, label, ...input }) => (
            <Field key={name} label={label}>
              {(control) => (
                <Input
                  {...control}
                  {...input}
                  className={styles.figure}
                  inputMode="numeric"
                  value={typed[name] ?? ''}
                  aria-describedby={errorId}
                  aria-invalid={error ? true : undefined}
                  onChange={(event) => onType({ ...typed, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </Group>
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
