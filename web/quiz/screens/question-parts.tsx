import type { CSSProperties, KeyboardEvent } from 'react';
import { quizRecords } from '#shared/derived-names.ts';
import { mayCheck } from '#shared/quiz/check.ts';
import { isAccountAhead, isLastStop } from '#shared/quiz/path.ts';
import { chapters } from '#shared/quiz/progress.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { chapterLook } from '#web/answers/chapter-look.ts';
import type { Inputs } from '#web/measured/inputs.ts';
import { switchUnit, UnitToggle } from '#web/measured/unit-toggle.tsx';
import { CheckAnswers, Next, Skip } from '#web/quiz/actions.tsx';
import { choosingHint } from '#web/quiz/answering/choosing.ts';
import { useNumberKeys } from '#web/quiz/answering/number-keys.ts';
import { typedAnswer } from '#web/quiz/answering/typed-answer.ts';
import type { Trial } from '#web/quiz/answering/use-trial.ts';
import chapterStyles from '#web/quiz/chapter.module.css';
import { AnswerControl, type TypedQuestionType } from '#web/quiz/controls/answer-control.tsx';
import { Choice, numberKeyChoice } from '#web/quiz/controls/choice.tsx';
import { isAsLastTime } from '#web/quiz/retake-run.ts';
import { Art, Horizon } from '#web/ui/art.tsx';
import { browserLocale } from '#web/ui/language.ts';
import { PageHeading } from '#web/ui/page.tsx';
import type { FrameParts } from './frame.tsx';
import { QuestionBody } from './question-body.tsx';
import { QuizMenu } from './quiz-menu.tsx';
import type { QuestionScreenProps } from './screen-props.ts';
import type { Shown } from './use-shown-question.tsx';

/** Beside Submit, on the last question alone. */
function Check({ open, view, onCheck }: QuestionScreenProps & { onCheck: () => void }) {
  const isShown = isLastStop(open.quiz, view.state) && mayCheck(open.quiz, view.state);
  return isShown && <CheckAnswers onCheck={onCheck} />;
}

const nextLabel = ({ open, view, question }: QuestionScreenProps) => {
  if (isLastStop(open.quiz, view.state)) return 'Submit';
  return isAsLastTime(view, question) ? 'Still true' : 'Continue';
};

/** What a question with options puts into the frame. */
export function choiceParts(props: QuestionScreenProps, shown: Shown): FrameParts {
  const { open, view, question } = props;
  const { run } = open;
  const answer = view.state.answers[question.id];
  const choose = (value: string) => run.answer(question.id, value);
  const onKeyDown = (event: KeyboardEvent) => {
    // A single key never submits.
    const isMeant = useNumberKeys.getState().isOn && !isLastStop(open.quiz, view.state) && !event.repeat;
    const value = isMeant ? numberKeyChoice(question, event) : undefined;
    if (value !== undefined) choose(value);
  };
  return {
    onKeyDown,
    onSubmit: () => run.dispatch({ type: 'continued' }),
    menu: <QuizMenu {...props} />,
    nextButtons: (
      <>
        <Check {...props} onCheck={() => run.check()} />
        <Skip question={question} onSkip={run.skip} />
        {answer !== undefined && <Next label={nextLabel(props)} />}
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
          labelledBy="question"
        />
        {shown.note}
      </QuestionBody>
    ),
  };
}

/** What a question with inputs puts into the frame. */
export function typedParts(props: QuestionScreenProps, shown: Shown, inputs: Inputs, trial: Trial): FrameParts {
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
        <Next label={nextLabel(props)} disabled={answer.isBlocked} />
      </>
    ),
    body: (
      <QuestionBody {...props}>
        <UnitToggle question={question} unit={shown.unit} onChoose={switchTo} />
        <AnswerControl
          type={question.type as TypedQuestionType}
          question={question}
          typed={inputs}
          onType={answer.type}
          today={open.today}
          error={answer.error}
          offers={answer.offers}
          labelledBy="question"
          errorId="question-error"
        />
        {shown.note}
      </QuestionBody>
    ),
  };
}

/** The sun rises in seven steps. A quiz with more chapters uses smaller steps. */
const sunSteps = 7;

/** What the beginning of a chapter puts into the frame. */
export function chapterParts({ open, view, question }: QuestionScreenProps): FrameParts {
  const all = chapters(open.quiz, view.state);
  const number = all.findIndex(({ section }) => section === question.section) + 1;
  return {
    className: chapterStyles.form,
    onSubmit: () => open.run.dispatch({ type: 'continued' }),
    nextButtons: (
      <>
        {mayCheck(open.quiz, view.state) && <CheckAnswers onCheck={() => open.run.check()} />}
        {/* In the place of Skip. */}
        {null}
        <Next />
      </>
    ),
    body: (
      <>
        <Art src={chapterLook(question.section).emblem} viewBox="0 0 96 96" className={chapterStyles.emblem} />
        <PageHeading documentTitle={`Chapter ${number} of ${all.length} – ${quizRecords[open.quizId].title}`}>
          {question.text}
        </PageHeading>
        {isAccountAhead(open.quiz, view.state) ? (
          <p className={chapterStyles.subtext}>
            Thank you for answering so openly. Three short steps are left: your name, where to send your results, and a
            password.
          </p>
        ) : (
          question.subtext && <p className={chapterStyles.subtext}>{question.subtext}</p>
        )}
        {question.citation && <cite className={chapterStyles.cite}>{question.citation}</cite>}
      </>
    ),
    below: (
      <div style={{ '--chapter-n': (number / all.length) * sunSteps } as CSSProperties}>
        <Horizon className={chapterStyles.horizon} />
      </div>
    ),
  };
}
