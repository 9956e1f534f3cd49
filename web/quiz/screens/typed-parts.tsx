import type { UnitCode } from '#shared/quiz/units.ts';
import type { Inputs } from '../../measured/inputs.ts';
import { switchUnit } from '../../measured/switch-unit.ts';
import { UnitToggle } from '../../measured/unit-toggle.tsx';
import { browserLocale } from '../../ui/language.ts';
import { Next, Skip } from '../actions.tsx';
import { AnswerControl, type TypedQuestionType } from '../controls/answer-control.tsx';
import { typedAnswer } from '../typed-answer.ts';
import type { Trial } from '../use-trial.ts';
import { Check, nextLabel } from './check.tsx';
import type { FrameParts } from './frame.tsx';
import { QuestionBody } from './question-body.tsx';
import { QuizMenu } from './quiz-menu.tsx';
import type { QuestionScreenProps } from './screen-props.ts';
import type { Shown } from './use-shown-question.tsx';

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
