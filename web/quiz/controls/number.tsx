import { unitOf } from '#shared/quiz/units.ts';
import { inputsAt, typeInto, unitIn } from '../../measured/inputs.ts';
import { numberIn } from '../../measured/read-inputs.ts';
import { Input } from '../../ui/field.tsx';
import { browserLocale } from '../../ui/language.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Group } from './group.tsx';
import { scaleOf } from './scale.ts';
import { Stepper } from './stepper.tsx';

export function NumberControl({ question, typed, onType, error, offers, labelledBy, errorId }: ControlProps) {
  const unit = unitIn(question, typed);
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId} offers={offers}>
      <Stepper
        question={question}
        scale={scaleOf(question, unit)}
        value={numberIn(question, typed, browserLocale())}
        onStep={(next) => onType(inputsAt(question, typed, next, browserLocale()))}
      >
        <Input
          className={styles.number}
          inputMode="decimal"
          value={typed.value ?? ''}
          aria-labelledby={labelledBy}
          aria-describedby={`${errorId}unit ${errorId}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onType(typeInto(question, typed, { value: event.target.value }))}
        />
      </Stepper>
      <p className={styles.unit} id={`${errorId}unit`}>
        {unit ? unitOf(unit).label : question.unit}
      </p>
    </Group>
  );
}
