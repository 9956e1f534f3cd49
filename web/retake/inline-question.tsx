import { useId } from 'react';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Typed } from '#shared/quiz/measured.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import type { Inputs } from '../measured/inputs.ts';
import { UnitToggle } from '../measured/unit-toggle.tsx';
import { useNewAnswer } from '../my-answers/use-new-answer.ts';
import { AnswerControl, type TypedQuestionType } from '../quiz/controls/answer-control.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import styles from './retake.module.css';

type InlineQuestionProps = {
  question: Question;
  given: GivenAnswers;
  today: string;
  onAnswer: (answer: Answer | null, typed: Typed | null) => void;
};

/** A question that is asked anew, on the sheet itself. Nothing is chosen beforehand. */
export function InlineQuestion(props: InlineQuestionProps) {
  return props.question.type === 'multiple-choice' ? <InlineChoice {...props} /> : <InlineTyped {...props} />;
}

function InlineChoice({ question, given, onAnswer }: InlineQuestionProps) {
  const id = useId();
  const answer = given.answers[question.id];
  return (
    <div className={styles.asked} data-question={question.id}>
      <h3 id={id}>{question.text}</h3>
      <fieldset className={styles.cards} aria-labelledby={id}>
        {question.options?.map(({ value, label }) => (
          <RadioCard
            key={value}
            name={question.id}
            label={label}
            checked={answer === value}
            onChoose={() => onAnswer(value, null)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function InlineTyped({ question: asked, given, today, onAnswer }: InlineQuestionProps) {
  const id = useId();
  const { shown, inputs, type, read, isBlank, switchTo } = useNewAnswer(asked, given, today);
  const { question } = shown;
  const { refusal, offers } = read(inputs);
  const typeAndTell = (next: Inputs) => {
    type(next);
    // What is no answer yet counts as none, so that nothing half typed is sent.
    const { value, typed, refusal: why } = read(next);
    onAnswer(why === null ? (value as Answer) : null, why === null ? typed : null);
  };
  return (
    <div className={styles.asked} data-question={question.id}>
      <h3 id={id}>{question.text}</h3>
      <UnitToggle question={question} unit={shown.unit} onChoose={switchTo} />
      <AnswerControl
        type={question.type as TypedQuestionType}
        question={question}
        typed={inputs}
        onType={typeAndTell}
        today={today}
        error={isBlank ? null : refusal}
        offers={isBlank ? [] : offers}
        labelledBy={id}
        errorId={`${id}error`}
      />
    </div>
  );
}
