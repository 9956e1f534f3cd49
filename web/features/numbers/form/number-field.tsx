import { useRef } from 'react';
import * as words from '#feature-words/numbers/form.ts';
import { type UnitCode, unitOf } from '#shared/quiz/units/units.ts';
import { Button } from '#web/ui/button.tsx';
import { afterPress, Field, Input } from '#web/ui/field.tsx';
import styles from './numbers.module.css';
import { labelOf } from './numbers.ts';
import type { UseSheet } from './use-sheet.ts';

/** A suggestion that one tap accepts: a number that the user may have meant, or that the typed number is right. */
type Offer = { readonly label: string; readonly isFirst?: boolean; readonly take: () => void };

type NumberFieldProps = Omit<ReturnType<UseSheet['field']>, 'echo'> & {
  /** The only unit, if there is no choice. */
  suffix: string | undefined;
  hint: string | undefined;
};

/** One number with its unit, what is wrong with it, and what it may have meant. */
export function NumberField(props: NumberFieldProps) {
  const { id, entry, units, suffix, hint, problem, doubt, onType, onUnit, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  const offers = offersOf(props, () => input.current?.focus());
  return (
    <div className={styles.number}>
      <Field label={labelOf(id)} hint={hint} error={problem?.sentence ?? doubt?.question}>
        {(control) => (
          <div className={styles.row} data-wide={units.length === 0 && !suffix ? '' : undefined}>
            <Input
              {...control}
              ref={input}
              name={id}
              inputMode="decimal"
              autoComplete="off"
              value={entry.text}
              onChange={(event) => onType(event.target.value)}
              onBlur={() => afterPress(onLeave)}
            />
            {units.length > 0 ? (
              <select
                className={styles.unit}
                aria-label={words.unitOf(labelOf(id))}
                value={entry.unit ?? units[0]}
                onChange={(event) => onUnit(event.target.value as UnitCode)}
              >
                {units.map((code) => (
                  <option key={code} value={code}>
                    {unitOf(code).label}
                  </option>
                ))}
              </select>
            ) : (
              suffix && <span className={styles.suffix}>{suffix}</span>
            )}
          </div>
        )}
      </Field>
      {offers.length > 0 && (
        <div className={styles.offers}>
          {offers.map(({ label, isFirst, take }) => (
            <Button key={label} block size="sm" variant={isFirst ? 'primary' : 'secondary'} onClick={take}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const offersOf = ({ id, problem, doubt, onTake, onConfirm }: NumberFieldProps, correct: () => void): Offer[] => {
  if (problem) {
    const { choices } = problem;
    const taken = choices.map(({ label, answer, typed }) => ({
      label: choices.length === 1 ? words.yes(label) : label,
      isFirst: true,
      take: () => onTake([{ questionId: id, answer, typed }]),
    }));
    return taken.length > 0 ? [...taken, { label: words.noCorrect, take: correct }] : [];
  }
  if (!doubt) return [];
  const { suggestion } = doubt;
  return suggestion
    ? [
        { label: words.yes(suggestion.label), isFirst: true, take: () => onTake(suggestion.changes) },
        { label: words.noRight, take: onConfirm },
      ]
    : [
        { label: words.yesRight, take: onConfirm },
        { label: words.noCorrect, take: correct },
      ];
};
