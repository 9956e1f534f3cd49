import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { type Inputs, isBlank, unitIn } from '#web/measured/measured-inputs.ts';
import { switchUnit, UnitToggle } from '#web/measured/unit-toggle.tsx';
import { useUnits } from '#web/measured/use-units.ts';
import { Actions, Next } from '#web/quiz/actions.tsx';
import { doubtHeight, inputsOf, readAnswer } from '#web/quiz/answering/answer-in-inputs.ts';
import { useShownQuestion } from '#web/quiz/answering/use-shown-question.tsx';
import { AnswerControl } from '#web/quiz/controls/answer-control.tsx';
import { Choice } from '#web/quiz/controls/choice.tsx';
import quizStyles from '#web/quiz/quiz.module.css';
import { LastTime } from '#web/quiz/screens/question-body.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackIcon } from '#web/ui/icons.tsx';
import { browserLocale } from '#web/ui/language.ts';
import { Column, PageHeading } from '#web/ui/page.tsx';
import type { Changed, useOpenQuestion } from './changes.ts';
import styles from './my-answers.module.css';

type ChangeScreenProps = {
  header: ReactNode;
  question: Question;
  changed: Changed;
  place: ReturnType<typeof useOpenQuestion>;
  /** 'Change one answer'. */
  kicker: string;
  documentTitle: string;
  /** 'Your answer on 21 November: 1 or 2 days'; null if there was none. */
  before: string | null;
  today: string;
  hint: string;
  backLabel: string;
  /** The button that accepts the inputs, or the chosen option. */
  nextLabel: string;
  /** What follows an answer. If it is absent, the list follows. */
  onDone?: () => void;
  /** Shown beside the buttons. */
  skip?: ReactNode;
};

type ChangeProps = ChangeScreenProps & { onTake: (answer: Answer, typed: Typed | null) => void };

/** One question outside the quiz, with the same inputs. */
export function ChangeScreen(props: ChangeScreenProps) {
  const { question, changed, place, onDone = place.close } = props;
  const onTake = (answer: Answer, typed: Typed | null) => {
    changed.set(question.id, answer, typed);
    void onDone();
  };
  const Change = question.type === 'multiple-choice' ? ChoiceChange : TypedChange;
  return <Change {...props} onTake={onTake} />;
}

function ChoiceChange(props: ChangeProps) {
  const { changed, hint, onTake, nextLabel } = props;
  const { question, unit, choose, note } = useShownQuestion(props.question);
  const present = changed.given.answers[question.id];
  const chosen = typeof present === 'string' ? present : undefined;
  const take = (answer: string | undefined) => answer !== undefined && onTake(answer, null);
  return (
    <Frame
      {...props}
      question={question}
      onSubmit={() => take(chosen)}
      next={chosen !== undefined && <Next label={nextLabel} />}
    >
      <UnitToggle question={question} unit={unit} onChoose={choose} />
      <Choice question={question} chosen={chosen} onChoose={take} hint={hint} />
      {note}
    </Frame>
  );
}

function TypedChange(props: ChangeProps) {
  const { changed, today, onTake, nextLabel } = props;
  const { shown, inputs, type, read, error, take, switchTo } = useNewAnswer(props.question, changed.given, today);
  const { question } = shown;
  const submit = () => {
    const taken = take();
    if (taken !== null) onTake(taken.answer, taken.typed);
  };
  return (
    <Frame {...props} question={question} onSubmit={submit} next={<Next label={nextLabel} />}>
      <UnitToggle question={question} unit={shown.unit} onChoose={switchTo} />
      <AnswerControl
        question={question}
        typed={inputs}
        onType={type}
        today={today}
        error={error}
        offers={error === null ? [] : read(inputs).offers}
        labelledBy="question"
        errorId="question-error"
      />
      {shown.note}
      <p className={styles.hint}>{props.hint}</p>
    </Frame>
  );
}

type FrameProps = ChangeScreenProps & { onSubmit: () => void; next: ReactNode; children: ReactNode };

function Frame({ header, question, kicker, documentTitle, before, onSubmit, next, children, ...rest }: FrameProps) {
  const { backLabel, place, skip } = rest;
  const form = useRef<HTMLFormElement>(null);
  useStartAtTop();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    // One frame later React has drawn the error, if there is one.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <Screen header={header}>
      <form ref={form} className={quizStyles.quiz} noValidate onSubmit={submit}>
        <Column className={quizStyles.body}>
          <p className={styles.kicker}>{kicker}</p>
          <PageHeading id="question" documentTitle={documentTitle}>
            {question.text}
          </PageHeading>
          {question.subtext && <p className={quizStyles.subtext}>{question.subtext}</p>}
          {before !== null && <LastTime words={before} />}
          <div className={quizStyles.answer}>{children}</div>
        </Column>
        <Actions>
          <Button variant="secondary" onClick={place.close}>
            <BackIcon />
            {backLabel}
          </Button>
          {skip}
          {next}
        </Actions>
      </form>
    </Screen>
  );
}

/** The route stays the same from screen to screen, so the browser does not scroll to the top. */
export const useStartAtTop = () =>
  useLayoutEffect(() => {
    // In braces: `scrollTo` returns a promise in recent browsers, which React would take for a clean-up.
    scrollTo(0, 0);
  }, []);

/** The inputs of one question outside the quiz, and the answer that they give. */
export function useNewAnswer(asked: Question, given: GivenAnswers, today: string) {
  const units = useUnits();
  const [inputs, setInputs] = useState<Inputs>(() => inputsOf(asked, given, units));
  const [error, setError] = useState<string | null>(null);
  const shown = useShownQuestion(asked, unitIn(asked, inputs));
  const type = (next: Inputs) => {
    setError(null);
    setInputs(next);
  };
  const read = (from: Inputs) => readAnswer(asked, from, today, type);
  /** Null if the input is not an answer yet; the reason is then shown. An unlikely height is accepted at the second try. */
  const take = () => {
    const { value, typed, refusal } = read(inputs);
    const doubt = refusal ?? doubtHeight(asked, value as Answer, unitIn(asked, inputs), browserLocale());
    const toShow = refusal === null && doubt === error ? null : doubt;
    setError(toShow);
    return toShow === null ? { answer: value as Answer, typed } : null;
  };
  const switchTo = (unit: UnitCode) => {
    type(switchUnit(asked, inputs, unit, browserLocale()));
    shown.choose(unit);
  };
  return { shown, inputs, type, read, error, isBlank: isBlank(inputs), take, switchTo };
}
