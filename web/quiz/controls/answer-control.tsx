import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { maxEmailLength, maxNameLength, maxTextLength, minPasswordLength } from '#shared/quiz/input/answer-lengths.ts';
import type { QuestionType } from '#shared/quiz/question.ts';
import { unitName, unitOf } from '#shared/quiz/units/units.ts';
import { echoOf, fieldsFor, inputsAt, numberIn, typeInto, unitIn } from '#web/measured/measured-inputs.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, Input, PasswordField, TextArea, TextField, WasTried } from '#web/ui/field.tsx';
import { browserLocale } from '#web/ui/language.ts';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz-controls.ts';
import styles from './controls.module.css';
import { DateControl } from './date.tsx';
import { type ControlProps, Group } from './group.tsx';
import { SliderControl, Stepper, scaleOf } from './slider.tsx';

type TypedQuestionType = Exclude<QuestionType, 'title' | 'section-title' | 'privacy' | 'multiple-choice'>;

const controls: Record<TypedQuestionType, (props: ControlProps) => ReactNode> = {
  date: DateControl,
  height: HeightControl,
  slider: SliderControl,
  number: NumberControl,
  text: TextControl,
  name: NameControl,
  email: EmailControl,
  password: PasswordControl,
};

export function AnswerControl(props: ControlProps) {
  const Control = controls[props.question.type as TypedQuestionType];
  return <Control {...props} />;
}

function TextControl({ typed, onType, error, labelledBy, errorId }: ControlProps) {
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId}>
      <TextArea
        rows={6}
        maxLength={maxTextLength}
        value={typed.value ?? ''}
        aria-labelledby={labelledBy}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onType({ value: event.target.value })}
      />
    </Group>
  );
}

function NumberControl({ question, typed, onType, error, offers, labelledBy, errorId }: ControlProps) {
  const unit = unitIn(question, typed);
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId} offers={offers}>
      <Stepper
        question={question}
        scale={scaleOf(question, unit)}
        value={numberIn(question, typed, browserLocale())}
        set={(next) => onType(inputsAt(question, typed, next, browserLocale()))}
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
        {unit ? unitOf(unit).label : unitName(question.unit)}
      </p>
    </Group>
  );
}

const fieldNames: Readonly<Record<string, string | undefined>> = {
  ft: words.feet,
  in: words.inches,
  value: words.centimetres,
};

function HeightControl({ question, typed, onType, error, offers, labelledBy, errorId }: ControlProps) {
  const unit = unitIn(question, typed);
  const echo = echoOf(question, typed, browserLocale());
  return (
    <>
      <Group labelledBy={labelledBy} error={error} errorId={errorId} offers={offers}>
        <div className={styles.height}>
          {fieldsFor(unit).map((name) => (
            <Field key={name} label={fieldNames[name] ?? name}>
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
        {echo && <RichText text={words.thatIsAbout(echo)} parts={{ amount: (amount) => <b>{amount}</b> }} />}
      </p>
    </>
  );
}

function NameControl({ typed, onType, error, labelledBy, errorId }: ControlProps) {
  const input = (name: string, autoComplete: string, label: string) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete={autoComplete}
          maxLength={maxNameLength}
          value={typed[name] ?? ''}
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onType({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Group labelledBy={labelledBy} error={error} errorId={errorId}>
      <div className={styles.fields}>
        {input('firstName', 'given-name', labels.firstName)}
        {input('lastName', 'family-name', labels.lastName)}
      </div>
    </Group>
  );
}

function EmailControl({ typed, onType, error, offers = [] }: ControlProps) {
  const field = useFieldWithError(error);
  return (
    <div className={styles.oneLine} ref={field}>
      <WasTried value={true}>
        <TextField
          label={labels.emailAddress}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
          value={typed.value ?? ''}
          onChange={(value) => onType({ value })}
          error={error}
        />
      </WasTried>
      <div role="status">
        {offers.map(({ label, take }) => (
          <p key={label} className={styles.slip}>
            <RichText
              text={words.didYouMean(label)}
              parts={{
                offer: (text) => (
                  <Button
                    variant="link"
                    size="sm"
                    onClick={() => {
                      take();
                      // Move the focus, because this button disappears together with the slip.
                      field.current?.querySelector('input')?.focus();
                    }}
                  >
                    {text}
                  </Button>
                ),
              }}
            />
          </p>
        ))}
      </div>
    </div>
  );
}

/** Focuses the input of a screen that opens with an error, for example after a refused registration. */
function useFieldWithError(error: string | null) {
  const field = useRef<HTMLDivElement>(null);
  // Focus it only on opening: the press that raises a later error moves the focus itself.
  const focusAtFirst = useEffectEvent(() => {
    if (error) field.current?.querySelector('input')?.focus();
  });
  useEffect(() => focusAtFirst(), []);
  return field;
}

function PasswordControl({ typed, onType, error }: ControlProps) {
  const field = useFieldWithError(error);
  return (
    <div className={styles.oneLine} ref={field}>
      <WasTried value={true}>
        <PasswordField
          label={labels.password}
          value={typed.value ?? ''}
          onChange={(value) => onType({ value })}
          autoComplete="new-password"
          placeholder={words.passwordMin(minPasswordLength)}
          minLength={minPasswordLength}
          error={error}
        />
      </WasTried>
    </div>
  );
}
