import type { KeyboardEvent } from 'react';
import { mayCheck } from '#shared/quiz/check.ts';
import { isLastStop } from '#shared/quiz/path.ts';
import type { Question } from '#shared/quiz/question.ts';
import { CheckAnswers, Next, Skip } from '../actions.tsx';
import { choosingHint } from '../choosing.ts';
import { AnswerControl, type TypedQuestionType } from '../controls/answer-control.tsx';
import { Choice, numberKeyChoice } from '../controls/choice.tsx';
import { useNumberKeys } from '../number-keys.ts';
import { useTypedAnswer } from '../use-typed-answer.ts';
import { Frame } from './frame.tsx';
import type { QuizScreenProps } from './screen-props.ts';

type QuestionScreenProps = QuizScreenProps & { question: Question };

export function QuestionScreen(props: QuestionScreenProps) {
  return props.question.type === 'multiple-choice' ? <ChoiceScreen {...props} /> : <TypedScreen {...props} />;
}

function ChoiceScreen(props: QuestionScreenProps) {
  const { open, view, question } = props;
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
      <Choice
        question={question}
        chosen={answer as string | undefined}
        onChoose={choose}
        hint={choosingHint(open.quiz, view.state)}
        labelledBy="question"
      />
    </Frame>
  );
}

function TypedScreen(props: QuestionScreenProps) {
  const { question, open } = props;
  const typedAnswer = useTypedAnswer(props);
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
      <AnswerControl
        type={question.type as TypedQuestionType}
        question={question}
        typed={typedAnswer.typed}
        onType={typedAnswer.type}
        today={open.today}
        error={typedAnswer.error}
        labelledBy="question"
        errorId="question-error"
      />
    </Frame>
  );
}

/** Beside Submit, on the last question alone. */
function Check({ open, view, onCheck }: QuestionScreenProps & { onCheck: () => void }) {
  const isShown = isLastStop(open.quiz, view.state) && mayCheck(open.quiz, view.state);
  return isShown && <CheckAnswers onCheck={onCheck} />;
}

const nextLabel = ({ open, view }: QuestionScreenProps) => (isLastStop(open.quiz, view.state) ? 'Submit' : 'Continue');
