import type { CSSProperties } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { Input } from '../../ui/field.tsx';
import { echoSlider } from '../echo.ts';
import { readTyped } from '../typed.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Group } from './group.tsx';
import { SliderLabels, SliderStops, SliderWord } from './slider-words.tsx';
import { Stepper, startOf } from './stepper.tsx';

/**
 * A native slider with a text input and step buttons. Before the first use it stands in the middle in a light colour and says
 * 'Not set yet', because the middle is not an answer until a person has chosen it.
 */
export function SliderControl(props: ControlProps) {
  const { question, typed, onType, error, labelledBy, errorId } = props;
  const value = readTyped(question, typed) as number | undefined;
  const labels = question.sliderLabels;
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId}>
      {labels ? <SliderWord labels={labels} value={value} /> : <Figure {...props} value={value} />}
      <div className={styles.track}>
        <Range
          question={question}
          value={value}
          onSet={(next) => onType({ value: String(next) })}
          labelledBy={labelledBy}
          errorId={errorId}
        />
        {labels ? (
          <>
            <SliderStops count={labels.length} value={value} />
            <SliderLabels labels={labels} value={value} />
          </>
        ) : (
          <div className={styles.ends} aria-hidden="true">
            <span>{question.min}</span>
            <span>{question.max}</span>
          </div>
        )}
      </div>
    </Group>
  );
}

type RangeProps = Pick<ControlProps, 'question' | 'labelledBy' | 'errorId'> & {
  value: number | undefined;
  onSet: (value: number) => void;
};

function Range({ question, value, onSet, labelledBy, errorId }: RangeProps) {
  const { min = 0, max = 100, step = 1 } = question;
  const shown = Math.min(max, Math.max(min, value ?? startOf(question)));
  const set = (event: { currentTarget: HTMLInputElement }) => onSet(Number(event.currentTarget.value));
  return (
    <input
      className={styles.range}
      type="range"
      min={min}
      max={max}
      step={step}
      value={shown}
      data-unset={value === undefined || undefined}
      style={{ '--p': (shown - min) / (max - min) } as CSSProperties}
      aria-labelledby={labelledBy}
      aria-describedby={errorId}
      aria-valuetext={value === undefined ? 'Not set yet' : inWords(question, value)}
      onChange={set}
      // A press (or Space) at the current place of the thumb changes no value, so there is no change event for it.
      onPointerUp={set}
      onKeyDown={(event) => event.key === ' ' && set(event)}
    />
  );
}

const inWords = ({ sliderLabels, unit, max }: Question, value: number): string =>
  sliderLabels
    ? `${sliderLabels[value - 1]}, ${value} of ${max}`
    : `${value} ${unit === 'lb' ? 'pounds' : (unit ?? '')}`;

function Figure({
  question,
  typed,
  onType,
  error,
  labelledBy,
  errorId,
  value,
}: ControlProps & { value: number | undefined }) {
  const { max = 100, step = 1 } = question;
  const digits = String(max).length + (step < 1 ? 2 : 0);
  return (
    <Stepper question={question} value={value} onStep={(next) => onType({ value: String(next) })}>
      <div className={styles.reading}>
        <div className={styles.read}>
          <Input
            className={styles.value}
            style={{ '--digits': digits } as CSSProperties}
            inputMode={step < 1 ? 'decimal' : 'numeric'}
            maxLength={digits}
            placeholder="–"
            value={typed.value ?? ''}
            aria-labelledby={labelledBy}
            aria-describedby={`${errorId}unit ${errorId}`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onType({ value: event.target.value })}
          />
          <span className={styles.slash} id={`${errorId}unit`}>
            {question.unit}
          </span>
        </div>
        <p className={styles.conversion}>{value === undefined ? 'Not set yet' : echoSlider(question, value)}</p>
      </div>
    </Stepper>
  );
}
