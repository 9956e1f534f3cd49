import type { KeyboardEvent } from 'react';
import { mayCheck } from '#shared/quiz/check.ts';
import { isLastStop } from '#shared/quiz/path.ts';
import type { Question } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units.ts';
import { unitIn } from '../../measured/inputs.ts';
import { switchUnit } from '../../measured/switch-unit.ts';
import { UnitToggle } from '../../measured/unit-toggle.tsx';
import { useUnits } from '../../measured/units.ts';
import { browserLocale } from '../../ui/language.ts';
import { CheckAnswers, Next, Skip } from '../actions.tsx';
import { inputsOf } from '../answer-in-inputs.ts';
import { choosingHint } from '../choosing.ts';
import { AnswerControl, type TypedQuestionType } from '../controls/answer-control.tsx';
import { Choice, numberKeyChoice } from '../controls/choice.tsx';
import { useNumberKeys } from '../number-keys.ts';
import { isAsLastTime } from '../retake-run.ts';
import { useTypedAnswer } from '../use-typed-answer.ts';
import { Frame } from './frame.tsx';
import type { QuizScreenProps } from './screen-props.ts';
import { useShownQuestion } from './use-shown-question.tsx';

type QuestionScreenProps = QuizScreenProps & { question: Question };

export function QuestionScreen(props: QuestionScreenProps) {
  return props.question.type === 'multiple-choice' ? <ChoiceScreen {...props} /> : <TypedScreen {...props} />;
}

function ChoiceScreen(asked: QuestionScreenProps) {
  const shown = useShownQuestion(asked.question);
  const { question } = shown;
  const props = { ...asked, question };
  const { open, view } = props;
  const { run } = open;
  const answer = view.state.answers[question.id];
  const choose = (value: string) => run.answer(question.id, value);
  const isLast = isLastStop(open.quiz, view.state);
  const onKeyDown = (event: KeyboardEvent) => {
    // A single key never submits.
    const isMeant = useNumberKeys.getState().isOn && !isLast && !event.repeat;
    const value = isMeant ? numberKeyChoice(question, event) : undefined;
    if (value !== undefined) choose(value);
  };
  return (
    <Frame
      {...props}
      onKeyDown={onKeyDown}
      onSubmit={() => run.dispatch({ type: 'continued' })}
      nextButtons={
        <>
          <Check {...props} onCheck={() => run.check()} />
          <Skip question={question} onSkip={run.skip} />
          {answer !== undefined && <Next label={nextLabel(props)} />}
        </>
      }
    >
      <UnitToggle question={question} unit={shown.unit} onChoose={shown.choose} />
      <Choice
        question={question}
        chosen={answer as string | undefined}
        onChoose={choose}
        hint={choosingHint(open.quiz, view.state)}
        labelledBy="question"
      />
      {shown.note}
    </Frame>
  );
}

function TypedScreen(asked: QuestionScreenProps) {
  const units = useUnits();
  const { open, view } = asked;
  const { state, typed: inputs, typedAnswers } = view;
  const given = { answers: state.answers, typed: typedAnswers };
  const typed = inputs[asked.question.id] ?? inputsOf(asked.question, given, units);
  const shown = useShownQuestion(asked.question, unitIn(asked.question, typed));
  const { question } = shown;
  const props = { ...asked, question };
  const typedAnswer = useTypedAnswer({ ...props, typed });
  const switchTo = (unit: UnitCode) => {
    typedAnswer.type(switchUnit(question, typed, unit, browserLocale()));
    shown.choose(unit);
  };
  return (
    <Frame
      {...props}
      onSubmit={typedAnswer.submit}
      onLeave={typedAnswer.leave}
      nextButtons={
        <>
          <Check {...props} onCheck={typedAnswer.check} />
          <Skip question={question} onSkip={open.run.skip} />
          <Next label={nextLabel(props)} disabled={typedAnswer.isBlocked} />
        </>
      }
    >
      <UnitToggle question={question} unit={shown.unit} onChoose={switchTo} />
      <AnswerControl
        type={question.type as TypedQuestionType}
        question={question}
        typed={typed}
        onType={typedAnswer.type}
        today={open.today}
        error={typedAnswer.error}
        offers={typedAnswer.offers}
        labelledBy="question"
        errorId="question-error"
      />
      {shown.note}
    </Frame>
  );
}

/** Beside Submit, on the last question alone. */
function Check({ open, view, onCheck }: QuestionScreenProps & { onCheck: () => void }) {
  const isShown = isLastStop(open.quiz, view.state) && mayCheck(open.quiz, view.state);
  return isShown && <CheckAnswers onCheck={onCheck} />;
}

const nextLabel = ({ open, view, question }: QuestionScreenProps) => {
  if (isLastStop(open.quiz, view.state)) return 'Submit';
  return isAsLastTime(view, question) ? 'Still true' : 'Continue';
};
