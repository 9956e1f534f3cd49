import { useId, useState } from 'react';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { AnswerControl, type TypedQuestionType } from '../quiz/controls/answer-control.tsx';
import { isBlank, readTyped, type Typed, toTyped } from '../quiz/typed.ts';
import { RadioCard } from '../ui/radio-card.tsx';
import styles from './retake.module.css';

type InlineQuestionProps = {
  question: Question;
  answer: Answer | undefined;
  today: string;
  onAnswer: (answer: Answer | null) => void;
};

/** A question that is asked anew, on the sheet itself. Nothing is chosen beforehand. */
export function InlineQuestion(props: InlineQuestionProps) {
  return props.question.type === 'multiple-choice' ? <InlineChoice {...props} /> : <InlineTyped {...props} />;
}

function InlineChoice({ question, answer, onAnswer }: InlineQuestionProps) {
  const id = useId();
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
            onChoose={() => onAnswer(value)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function InlineTyped({ question, answer, today, onAnswer }: InlineQuestionProps) {
  const id = useId();
  const [typed, setTyped] = useState<Typed>(() => toTyped(question, answer));
  const refusalOf = (text: Typed) => refuseAnswer(question, readTyped(question, text), today);
  const type = (change: Typed) => {
    const next = { ...typed, ...change };
    setTyped(next);
    // What is no answer yet counts as none, so that nothing half typed is sent.
    onAnswer(refusalOf(next) === null ? (readTyped(question, next) as Answer) : null);
  };
  return (
    <div className={styles.asked} data-question={question.id}>
      <h3 id={id}>{question.text}</h3>
      <AnswerControl
        type={question.type as TypedQuestionType}
        question={question}
        typed={typed}
        onType={type}
        today={today}
        error={isBlank(typed) ? null : refusalOf(typed)}
        labelledBy={id}
        errorId={`${id}error`}
      />
    </div>
  );
}
