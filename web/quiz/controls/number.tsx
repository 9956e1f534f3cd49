import { Input } from '../../ui/field.tsx';
import { readTyped } from '../typed.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Group } from './group.tsx';
import { Stepper } from './stepper.tsx';

export function NumberControl({ question, typed, onType, error, labelledBy, errorId }: ControlProps) {
  const value = Number(readTyped(question, typed));
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId}>
      <Stepper
        question={question}
        value={typed.value && Number.isFinite(value) ? value : undefined}
        onStep={(next) => onType({ value: String(next) })}
      >
        <Input
          className={styles.number}
          inputMode="numeric"
          maxLength={6}
          value={typed.value ?? ''}
          aria-labelledby={labelledBy}
          aria-describedby={`${errorId}unit ${errorId}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onType({ value: event.target.value })}
        />
      </Stepper>
      <p className={styles.unit} id={`${errorId}unit`}>
        {question.unit}
      </p>
    </Group>
  );
}
