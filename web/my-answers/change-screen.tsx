import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { switchUnit, UnitToggle } from '#web/measured/unit-toggle.tsx';
import { doubtHeight, inputsOf, readAnswer } from '#web/quiz/answering/answer-in-inputs.ts';
import { type Inputs, isBlank, unitIn } from '../measured/inputs.ts';
import { useUnits } from '../measured/units.ts';
import { Actions, Next } from '../quiz/actions.tsx';
import { useShownQuestion } from '../quiz/answering/use-shown-question.tsx';
import { AnswerControl, type TypedQuestionType } from '../quiz/controls/answer-control.tsx';
import { Choice } from '../quiz/controls/choice.tsx';
import quizStyles from '../quiz/quiz.module.css';
import { LastTime } from '../quiz/screens/question-body.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { browserLocale } from '../ui/language.ts';
import { Column, PageHeading } from '../ui/page.tsx';
import styles from './my-answers.module.css';

type ChangeScreenProps = {
  header: ReactNode;
  question: Question;
  given: GivenAnswers;
  /** 'Change one answer'. */
  kicker: string;
  /** The first part of the document's title. */
  documentTitle: string;
  /** 'Your answer on 21 November: 1 or 2 days'; null if there was none. */
  before: string | null;
  today: string;
  /** What choosing does. */
  hint: string;
  backLabel: string;
  onBack: () => void;
  /** The button that accepts the inputs, or the chosen option. */
  nextLabel: string;
  onTake: (taken: NewAnswer) => void;
};

/** One question outside the quiz, with the same inputs. */
export function ChangeScreen(props: ChangeScreenProps) {
  return props.question.type === 'multiple-choice' ? <ChoiceChange {...props} /> : <TypedChange {...props} />;
}

function ChoiceChange(props: ChangeScreenProps) {
  const { given, hint, onTake, nextLabel } = props;
  const { question, unit, choose, note } = useShownQuestion(props.question);
  const present = given.answers[question.id];
  const chosen = typeof present === 'string' ? present : undefined;
  const take = (answer: string | undefined) => answer !== undefined && onTake({ answer, typed: null });
  return (
    <Frame
      {...props}
      question={question}
      onSubmit={() => take(chosen)}
      next={chosen !== undefined && <Next label={nextLabel} />}
    >
      <UnitToggle question={question} unit={unit} onChoose={choose} />
      <Choice question={question} chosen={chosen} onChoose={take} labelledBy="question" hint={hint} />
      {note}
    </Frame>
  );
}

function TypedChange(props: ChangeScreenProps) {
  const { given, today, onTake, nextLabel } = props;
  const { shown, inputs, type, read, error, take, switchTo } = useNewAnswer(props.question, given, today);
  const submit = () => {
    const taken = take();
    if (taken !== null) onTake(taken);
  };
  return (
    <Frame {...props} question={shown.question} onSubmit={submit} next={<Next label={nextLabel} />}>
      <UnitToggle question={shown.question} unit={shown.unit} onChoose={switchTo} />
      <AnswerControl
        type={shown.question.type as TypedQuestionType}
        question={shown.question}
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
  const { backLabel, onBack } = rest;
  const form = useRef<HTMLFormElement>(null);
  // The page stays the same, so the browser does not scroll it.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
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
          <Button variant="secondary" onClick={onBack}>
            <BackIcon />
            {backLabel}
          </Button>
          {next}
        </Actions>
      </form>
    </Screen>
  );
}

/** An answer, with its typed text if it has a unit. */
type NewAnswer = { answer: Answer; typed: Typed | null };

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
  /** Null if it is not an answer yet: the reason is then shown. A doubtful height is accepted the second time. */
  const take = (): NewAnswer | null => {
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
