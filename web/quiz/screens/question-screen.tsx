import {
  type CSSProperties,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { quizRecords } from '#shared/derived-names.ts';
import { hasCard } from '#shared/longevity/growing/screens.ts';
import { mayCheck } from '#shared/quiz/check.ts';
import { areLaterOptionsShown, laterOptionsOf, withShownOptions } from '#shared/quiz/later-options.ts';
import { isAccountAhead, isLastStop } from '#shared/quiz/path.ts';
import { chapters } from '#shared/quiz/progress.ts';
import type { Question } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { chapterLook } from '#web/answers/chapter-look.ts';
import { switchUnit, UnitToggle } from '#web/measured/unit-toggle.tsx';
import { EmergencyNumbers } from '#web/place/emergency-numbers.tsx';
import { Actions, CheckAnswers, Next, Skip } from '#web/quiz/actions.tsx';
import { inputsOf } from '#web/quiz/answering/answer-in-inputs.ts';
import { type Trial, typedAnswer, useTrial } from '#web/quiz/answering/typed-answer.ts';
import chapterStyles from '#web/quiz/chapter.module.css';
import { AnswerControl } from '#web/quiz/controls/answer-control.tsx';
import { Choice, choosingHint, isLongList, numberKeyChoice, useNumberKeys } from '#web/quiz/controls/choice.tsx';
import { growing } from '#web/quiz/growing/load-growing.ts';
import { isAsLastTime, type QuestionScreenProps } from '#web/quiz/open-quiz.ts';
import { AddressIsTaken } from '#web/quiz/quiz-dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { browserLocale } from '#web/ui/language.ts';
import { Art, Column, Horizon, PageHeading } from '#web/ui/page.tsx';
import { afterPaint } from '#web/ui/painting.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz.ts';
import { type Inputs, unitIn } from '../../measured/measured-inputs.ts';
import { useUnits } from '../../measured/use-units.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Shown, useShownQuestion } from '../answering/use-shown-question.tsx';
import styles from '../quiz.module.css';
import { QuestionBody } from './question-body.tsx';
import { QuizMenu } from './quiz-menu.tsx';

/**
 * A question, or the beginning of a chapter. The component stays mounted from one to the next, with the bar of buttons,
 * so it must call the same hooks for every type.
 */
export function QuestionScreen(asked: QuestionScreenProps) {
  const { type, id } = asked.question;
  const { state, typed, typedAnswers } = asked.view;
  const units = useUnits();
  const trial = useTrial(asked.question, asked.view);
  const isChoice = type === 'multiple-choice';
  const hasInputs = !isChoice && type !== 'section-title';
  // The text that is not an answer yet, else the answer.
  const inputs = hasInputs
    ? (typed[id] ?? inputsOf(asked.question, { answers: state.answers, typed: typedAnswers }, units))
    : null;
  const shown = useShownQuestion(asked.question, inputs && unitIn(asked.question, inputs));
  const props = { ...asked, question: shown.question };
  if (inputs) return <Frame {...props} {...typedParts(props, shown, inputs, trial)} />;
  return <Frame {...props} {...(isChoice ? choiceParts(props, shown) : chapterParts(props))} />;
}

/** Next to Submit, on the last question only. */
function Check({ open, view, onCheck }: QuestionScreenProps & { onCheck: () => void }) {
  const isShown = isLastStop(open.quiz, view.state) && mayCheck(open.quiz, view.state);
  return isShown && <CheckAnswers onCheck={onCheck} />;
}

const nextLabel = ({ open, view, question }: QuestionScreenProps) => {
  if (isLastStop(open.quiz, view.state)) return labels.submit;
  return isAsLastTime(view, question) ? words.stillTrue : labels.continueLabel;
};

function choiceParts(asked: QuestionScreenProps, shown: Shown): FrameParts {
  const { open, view } = asked;
  const { run } = open;
  const question = withShownOptions(asked.question, view.state);
  const props = { ...asked, question };
  const answer = view.state.answers[question.id];
  const isLater = areLaterOptionsShown(view.state);
  const later = laterOptionsOf(asked.question);
  const chosenLater = later.find(({ value }) => value === answer);
  // Continue would leave with an answer that this screen does not show.
  const isOutOfSight = isLater && !chosenLater;
  const choose = (value: string) => run.answer(question.id, value);
  const onKeyDown = (event: KeyboardEvent) => {
    // A single key must never submit.
    const isMeant = useNumberKeys.getState().isOn && !isLastStop(open.quiz, view.state) && !event.repeat;
    const value = isMeant ? numberKeyChoice(question, event) : undefined;
    if (value !== undefined) choose(value);
  };
  return {
    part: isLater ? 'later' : 'first',
    isLong: isLongList(question),
    onKeyDown,
    onSubmit: () => run.dispatch({ type: 'continued' }),
    menu: <QuizMenu {...props} />,
    nextButtons: (
      <>
        <Check {...props} onCheck={() => run.check()} />
        <Skip question={question} onSkip={run.skip} />
        {answer !== undefined && !isOutOfSight && <Next label={nextLabel(props)} />}
      </>
    ),
    body: (
      <QuestionBody {...props}>
        <UnitToggle question={question} unit={shown.unit} onChoose={shown.choose} />
        <Choice
          question={question}
          chosen={answer as string | undefined}
          onChoose={choose}
          hint={choosingHint(open.quiz, view.state)}
          later={!isLater && later.length > 0 && { count: later.length, chosen: chosenLater?.label }}
          onOpenLater={() => run.dispatch({ type: 'laterOptionsOpened' })}
        />
        {shown.note}
      </QuestionBody>
    ),
  };
}

function typedParts(props: QuestionScreenProps, shown: Shown, inputs: Inputs, trial: Trial): FrameParts {
  const { open, view, question } = props;
  const answer = typedAnswer({ open, view, question, typed: inputs, trial });
  const switchTo = (unit: UnitCode) => {
    answer.type(switchUnit(question, inputs, unit, browserLocale()));
    shown.choose(unit);
  };
  return {
    onSubmit: answer.submit,
    onLeave: answer.leave,
    menu: <QuizMenu {...props} />,
    nextButtons: (
      <>
        <Check {...props} onCheck={answer.check} />
        <Skip question={question} onSkip={open.run.skip} />
        <Next label={nextLabel(props)} isOff={answer.isOff} />
      </>
    ),
    message: answer.registration?.reason === 'unreached' && (
      <div className={styles.message}>
        <FieldError>{answer.registration.message}</FieldError>
      </div>
    ),
    body: (
      <QuestionBody {...props} hasError={answer.hasError}>
        <UnitToggle question={question} unit={shown.unit} onChoose={switchTo} />
        {/* For password managers, which would otherwise save the password without a name. */}
        {question.type === 'password' && typeof view.state.answers.email === 'string' && (
          <input name="username" autoComplete="username" value={view.state.answers.email} readOnly hidden />
        )}
        <AnswerControl
          question={question}
          typed={inputs}
          onType={answer.type}
          today={open.today}
          error={answer.error}
          offers={answer.offers}
          labelledBy="question"
          errorId="question-error"
        />
        {answer.registration?.reason === 'account exists' && <AddressIsTaken open={open} />}
        {shown.note}
      </QuestionBody>
    ),
  };
}

/**
 * What the answers so far say. It is drawn one frame after the screen, which is still transparent at that time, because
 * calculating it takes a slow phone as long as drawing the rest. If it cannot be loaded, the screen does without it.
 */
function GrowingCard(props: QuestionScreenProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => void afterPaint(() => setIsPainted(true)), []);
  const [loaded, setLoaded] = useState(growing.get);
  const isNeeded = loaded === null && hasCard(props.question.id);
  useEffect(() => {
    if (isNeeded) growing.load().then(setLoaded, () => {});
  }, [isNeeded]);
  return isPainted && loaded && <loaded.SectionCard {...props} />;
}

/** Sections whose text says to stop and call. */
const callSections: readonly string[] = ['symptoms-title'];

/** The sun rises in seven steps. A quiz with more chapters uses smaller steps. */
const sunSteps = 7;

function chapterParts({ open, view, question, onBack }: QuestionScreenProps): FrameParts {
  const all = chapters(open.quiz, view.state);
  const number = all.findIndex(({ section }) => section === question.section) + 1;
  return {
    className: chapterStyles.form,
    onSubmit: () => open.run.dispatch({ type: 'continued' }),
    nextButtons: (
      <>
        {mayCheck(open.quiz, view.state) && <CheckAnswers onCheck={() => open.run.check()} />}
        {/* Where other screens have Skip. */}
        {null}
        <Next />
      </>
    ),
    body: (
      <>
        <Art src={chapterLook(question.section).emblem} viewBox="0 0 96 96" className={chapterStyles.emblem} />
        <PageHeading documentTitle={words.sectionTitle(number, all.length, quizRecords[open.quizId].title)}>
          {question.text}
        </PageHeading>
        {isAccountAhead(open.quiz, view.state) ? (
          <p className={chapterStyles.subtext}>{words.accountAhead}</p>
        ) : (
          question.subtext && <p className={chapterStyles.subtext}>{question.subtext}</p>
        )}
        {callSections.includes(question.id) && <EmergencyNumbers lead="" />}
        {question.citation && <cite className={chapterStyles.cite}>{question.citation}</cite>}
        <GrowingCard open={open} view={view} question={question} onBack={onBack} />
      </>
    ),
    below: (
      <div style={{ '--chapter-n': (number / all.length) * sunSteps } as CSSProperties}>
        <Horizon className={chapterStyles.horizon} />
      </div>
    ),
  };
}

/** The parts of the frame that depend on the question. */
type FrameParts = {
  /** Identifies the part of the question that shows, if it has several. */
  part?: string;
  /** Its options need the height of a phone. */
  isLong?: boolean;
  onSubmit: () => void;
  onLeave?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  body: ReactNode;
  menu?: ReactNode;
  nextButtons: ReactNode;
  /** The outcome of the last press, shown above the buttons. */
  message?: ReactNode;
  className?: string | undefined;
  below?: ReactNode;
};

type FrameProps = FrameParts & { question: Question; onBack: () => void };

/**
 * The form of a question, or of the beginning of a chapter, and its bar of buttons. Form and bar stay mounted from one
 * to the next; only the body is replaced.
 */
function Frame({ question, onBack, onSubmit, onLeave, onKeyDown, ...parts }: FrameProps) {
  const { part = '', isLong, body, menu, nextButtons, message, className, below } = parts;
  const column = useRef<HTMLDivElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Look only among this question's inputs: if the next question opens with a doubt, its heading has to keep the
    // focus.
    const asked = column.current;
    onSubmit();
    // One frame later React has drawn the error, if there is one.
    requestAnimationFrame(() => asked?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (isInput(target) && !isInput(relatedTarget)) onLeave?.();
  };
  return (
    <>
      <form
        className={classNames(styles.quiz, className)}
        data-long={isLong || undefined}
        noValidate
        onSubmit={submit}
        onBlur={leave}
        onKeyDown={onKeyDown}
      >
        {/* Each question, and each part of one, has its own key, so that inputs, errors and the focus of the heading are reset. */}
        <Column key={question.id + part} ref={column} className={styles.body}>
          {body}
        </Column>
        {/* A chapter has other colours. Buttons that stay mounted would fade between them. */}
        <Actions key={className ?? ''} onBack={onBack} menu={menu} message={message}>
          {nextButtons}
        </Actions>
      </form>
      {below}
    </>
  );
}

const isInput = (element: EventTarget | null) => element instanceof Element && element.matches('input, textarea');
