import type { CSSProperties, ReactNode } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { limitsIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitName, unitOf, unitsOf } from '#shared/quiz/units/units.ts';
import { echoOf, fieldsFor, inputsAt, numberIn, typeInto, unitIn } from '#web/measured/measured-inputs.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/field.tsx';
import { MinusIcon, PlusIcon } from '#web/ui/icons.tsx';
import { browserLocale } from '#web/ui/language.ts';
import range from '#web/ui/range.module.css';
import * as numbers from '#words/numbers.ts';
import * as words from '#words/quiz-controls.ts';
import * as units from '#words/units.ts';
import styles from './controls.module.css';
import { type ControlProps, Group } from './group.tsx';

/**
 * A native slider with a text input and step buttons. Before first use the thumb is in the middle, in a light colour
 * and with the words 'Not set yet', because the middle is not an answer until the user has chosen it.
 */
export function SliderControl(props: ControlProps) {
  const { question, typed, onType, error, offers, labelledBy, errorId } = props;
  const unit = unitIn(question, typed);
  const scale = scaleOf(question, unit);
  const value = numberIn(question, typed, browserLocale());
  const set = (next: number) => onType(inputsAt(question, typed, next, browserLocale()));
  const labels = question.sliderLabels;
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId} offers={offers}>
      {labels ? <SliderWord labels={labels} value={value} /> : <Figure {...props} {...{ unit, scale, value, set }} />}
      <div className={styles.track}>
        <Range question={question} {...{ unit, scale, value, set }} labelledBy={labelledBy} errorId={errorId} />
        {labels ? (
          <SliderLabels labels={labels} value={value} />
        ) : (
          <div className={styles.ends} aria-hidden="true">
            <span>{endText(unit, scale.min)}</span>
            <span>{endText(unit, scale.max)}</span>
          </div>
        )}
      </div>
    </Group>
  );
}

type Measure = { unit: UnitCode | null; scale: Scale; value: number | undefined; set: (value: number) => void };

const endText = (unit: UnitCode | null, value: number): string =>
  unit && unit !== 'lb' ? writeWithUnit(unit, value, browserLocale()) : String(value);

type RangeProps = Pick<ControlProps, 'question' | 'labelledBy' | 'errorId'> & Measure;

function Range({ question, unit, scale, value, set, labelledBy, errorId }: RangeProps) {
  const { min, max, step } = scale;
  const shown = clamp(scale, value ?? startOf(question, scale));
  const move = (event: { currentTarget: HTMLInputElement }) => set(Number(event.currentTarget.value));
  return (
    <input
      className={range.range}
      type="range"
      min={min}
      max={max}
      step={step}
      value={shown}
      data-unset={value === undefined || undefined}
      style={{ '--p': (shown - min) / (max - min) } as CSSProperties}
      aria-labelledby={labelledBy}
      aria-describedby={errorId}
      aria-valuetext={value === undefined ? words.notSetYet : inWords(question, unit, value)}
      onChange={move}
      // A press (or Space) at the current place of the thumb changes no value and fires no change event.
      onPointerUp={move}
      onKeyDown={(event) => event.key === ' ' && move(event)}
    />
  );
}

const inWords = (question: Question, unit: UnitCode | null, value: number): string => {
  const { sliderLabels, max } = question;
  return sliderLabels ? words.labelAt(sliderLabels[value - 1] ?? '', value, max ?? 0) : sayValue(question, unit, value);
};

function Figure(props: ControlProps & Measure) {
  const { question, typed, unit, scale, value, set } = props;
  const echo = echoOf(question, typed, browserLocale());
  return (
    <Stepper {...{ question, scale, value, set }}>
      <div className={styles.reading}>
        <div className={styles.read}>
          {fieldsFor(unit).map((name) => (
            <FigureInput key={name} {...props} name={name} />
          ))}
        </div>
        <p className={styles.conversion}>{value === undefined ? words.notSetYet : echo && numbers.about(echo)}</p>
      </div>
    </Stepper>
  );
}

const spokenParts: Readonly<Record<string, string | undefined>> = { st: words.stone, lb: words.pounds };

function FigureInput(props: ControlProps & Measure & { name: string }) {
  const { question, typed, onType, unit, scale, error, labelledBy, errorId, name } = props;
  const isPart = name !== 'value';
  const digits = isPart ? 2 : String(scale.max).length + (scale.step < 1 ? 2 : 0);
  return (
    <>
      <Input
        className={styles.value}
        style={{ '--digits': digits } as CSSProperties}
        inputMode="decimal"
        placeholder="–"
        value={typed[name] ?? ''}
        {...(isPart ? { 'aria-label': spokenParts[name] ?? name } : { 'aria-labelledby': labelledBy })}
        aria-describedby={`${errorId}unit-${name} ${errorId}`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onType(typeInto(question, typed, { [name]: event.target.value }))}
      />
      <span className={styles.slash} id={`${errorId}unit-${name}`}>
        {isPart ? name : unit ? unitOf(unit).label : unitName(question.unit)}
      </span>
    </>
  );
}

type Labelled = { labels: readonly string[]; value: number | undefined };

function SliderWord({ labels, value }: Labelled) {
  return (
    <p className={styles.word}>
      {value === undefined ? (
        <span className={styles.slash}>{words.notSetYet}</span>
      ) : (
        <>
          <b>{labels[value - 1]}</b> <span className={styles.slash}>{words.placeOf(value, labels.length)}</span>
        </>
      )}
    </p>
  );
}

/** All labels, with a dot for each except the one under the thumb. */
function SliderLabels({ labels, value }: Labelled) {
  const thumb = value ?? Math.ceil(labels.length / 2);
  return (
    <>
      <div className={styles.stops} aria-hidden="true">
        {labels.map(
          (label, at) =>
            at + 1 !== thumb && (
              <span
                key={label}
                data-on={(value !== undefined && at + 1 < value) || undefined}
                style={{ left: `${(at / (labels.length - 1)) * 100}%` }}
              />
            ),
        )}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {labels.map((label, at) => (
          <span key={label} data-on={at + 1 === value || undefined}>
            {label}
          </span>
        ))}
      </div>
    </>
  );
}

type StepperProps = Omit<Measure, 'unit'> & { question: Question; children: ReactNode };

/** Buttons for less and more, for users who cannot drag or do not want to type. */
export function Stepper({ question, scale, value, set, children }: StepperProps) {
  const by = stepOf(scale);
  const move = (direction: 1 | -1) =>
    set(value === undefined ? startOf(question, scale) : clamp(scale, value + direction * by));
  return (
    <div className={styles.stepper} data-narrow={question.type === 'number' || undefined}>
      <Button variant="secondary" size="icon" aria-label={words.less(by)} onClick={() => move(-1)}>
        <MinusIcon />
      </Button>
      {children}
      <Button variant="secondary" size="icon" aria-label={words.more(by)} onClick={() => move(1)}>
        <PlusIcon />
      </Button>
    </div>
  );
}

/**
 * In a range of 1000 or more (minutes a week), one press moves by ten steps, because single steps would take thousands
 * of presses.
 */
const stepOf = ({ min, max, step }: Scale): number => (max - min >= 1000 ? 10 * step : step);

const clamp = ({ min, max }: Scale, value: number): number => Math.min(max, Math.max(min, value));

/** The range of a slider or step buttons, in the unit that is shown. */
type Scale = { min: number; max: number; step: number };

export const scaleOf = (question: Question, unit: UnitCode | null): Scale => {
  const { min = 0, max = 100, step = 1, stepSi = step } = question;
  if (unit === null) return { min, max, step };
  return { ...limitsIn(question, unit), step: unit === unitsOf(question)[1] ? stepSi : step };
};

/** Where the first step starts: at 0 if the number can be 0, otherwise in the middle. */
const startOf = ({ type }: Question, { min, max, step }: Scale): number =>
  type === 'number' && min === 0 ? 0 : min + Math.round((max - min) / 2 / step) * step;

const spoken: Readonly<Partial<Record<UnitCode, (value: number) => string>>> = {
  lb: units.pounds,
  kg: units.kilograms,
};

/** '172 pounds', '12 st 4 lb'. */
const sayValue = (question: Question, unit: UnitCode | null, value: number): string => {
  if (unit === null) return `${value} ${unitName(question.unit)}`.trim();
  const say = spoken[unit];
  return say ? say(value) : writeWithUnit(unit, value, browserLocale());
};
