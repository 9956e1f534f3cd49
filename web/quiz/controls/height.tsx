import { unitOf } from '#shared/quiz/units.ts';
import { inOtherUnits } from '../../measured/echo.ts';
import { fieldsFor, typeInto, unitIn } from '../../measured/inputs.ts';
import { readInputs } from '../../measured/read-inputs.ts';
import { Field, Input } from '../../ui/field.tsx';
import { browserLocale } from '../../ui/language.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Group } from './group.tsx';

const labels: Readonly<Record<string, string | undefined>> = { ft: 'Feet', in: 'Inches', value: 'Centimetres' };

export function HeightControl({ question, typed, onType, error, offers, labelledBy, errorId }: ControlProps) {
  const unit = unitIn(question, typed);
  const reading = readInputs(question, typed, browserLocale());
  const echo = reading.kind === 'clear' ? inOtherUnits(question, reading.answer, unit, browserLocale()) : null;
  return (
    <>
      <Group labelledBy={labelledBy} error={error} errorId={errorId} offers={offers}>
        <div className={styles.height}>
          {fieldsFor(unit).map((name) => (
            <Field key={name} label={labels[name] ?? name}>
              {(control) => (
                <div className={styles.affix}>
                  <Input
                    {...control}
                    className={styles.figure}
                    inputMode="decimal"
                    value={typed[name] ?? ''}
                    aria-describedby={errorId}
                    aria-invalid={error ? true : undefined}
                    onChange={(event) => onType(typeInto(question, typed, { [name]: event.target.value }))}
                  />
                  <span aria-hidden="true">{name === 'value' && unit ? unitOf(unit).label : name}</span>
                </div>
              )}
            </Field>
          ))}
        </div>
      </Group>
      <p className={styles.echo} role="status">
        {echo && (
          <>
            That’s about <b>{echo}</b>.
          </>
        )}
      </p>
    </>
  );
}
