import type { KeyboardEvent } from 'react';
import { isLastStop } from '#shared/quiz/path.ts';
import { UnitToggle } from '../../measured/unit-toggle.tsx';
import { Next, Skip } from '../actions.tsx';
import { choosingHint } from '../choosing.ts';
import { Choice, numberKeyChoice } from '../controls/choice.tsx';
import { useNumberKeys } from '../number-keys.ts';
import { Check, nextLabel } from './check.tsx';
import type { FrameParts } from './frame.tsx';
import { QuestionBody } from './question-body.tsx';
import { QuizMenu } from './quiz-menu.tsx';
import type { QuestionScreenProps } from './screen-props.ts';
import type { Shown } from './use-shown-question.tsx';

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
