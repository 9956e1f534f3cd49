import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { HeightAnswer } from '#shared/quiz/question.ts';
import { Field, Input } from '../../ui/field.tsx';
import { echoHeight } from '../echo.ts';
import { readTyped } from '../typed.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Group } from './group.tsx';

const parts = [
  { name: 'ft', label: 'Feet' },
  { name: 'in', label: 'Inches' },
] as const;

export function HeightControl({ question, typed, onType, today, error, labelledBy, errorId }: ControlProps) {
  const value = readTyped(question, typed);
  const isHeight = refuseAnswer(question, value, today) === null;
  return (
    <>
      <Group labelledBy={labelledBy} error={error} errorId={errorId}>
        <div className={styles.height}>
          {parts.map(({ name, label }) => (
            <Field key={name} label={label}>
              {(control) => (
                <div className={styles.affix}>
                  <Input
                    {...control}
                    className={styles.figure}
                    inputMode="numeric"
                    maxLength={2}
                    value={typed[name] ?? ''}
                    aria-describedby={errorId}
                    aria-invalid={error ? true : undefined}
                    onChange={(event) => onType({ [name]: event.target.value })}
                  />
                  <span aria-hidden="true">{name}</span>
                </div>
              )}
            </Field>
          ))}
        </div>
      </Group>
      <p className={styles.echo} role="status">
        {isHeight && (
          <>
            That’s about <b>{echoHeight(value as HeightAnswer)}</b>.
          </>
        )}
      </p>
    </>
  );
}
